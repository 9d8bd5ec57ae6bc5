/** Lines of a text as one: an empty one is the end of a paragraph, all others go on where the one before stops. */
export const lines = (...parts: readonly string[]): string =>
  parts
    .map((part) => (part === '' ? '\n\n' : part))
    .join(' ')
    .replaceAll(/ ?\n\n ?/g, '\n\n');
