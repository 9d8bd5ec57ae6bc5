/** More do not stand beside each other. */
export const maxCompared = 4;

/** Which texts are compared, by commas. */
export const compareSearch = ({ ids }: Readonly<Record<string, unknown>>): { readonly ids?: string } =>
  typeof ids === 'string' ? { ids: ids.split(',').slice(0, maxCompared).join(',') } : {};
