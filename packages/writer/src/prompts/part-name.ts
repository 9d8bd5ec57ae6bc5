/** A part of an output as the schema in the prompt names it: `/variants/*\/headlines/*` → `variants[].headlines[]`, in backquotes. */
export const partName = (pointer: string): string => `\`${pointer.slice(1).replaceAll('/*', '[]').replaceAll('/', '.')}\``;
