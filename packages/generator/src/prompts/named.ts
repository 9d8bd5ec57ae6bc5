/** A part of an output as a model knows it: `/variants/*\/headlines/*` → `variants[].headlines[]`, in backquotes. */
export const named = (pointer: string): string => `\`${pointer.slice(1).replaceAll('/*', '[]').replaceAll('/', '.')}\``;
