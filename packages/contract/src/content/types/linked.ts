/** Words in Markdown that lead to an address, which stays as it is written; the words alone where there is no address. */
export function linked(words: string, address: string | null): string {
  if (address === null) return words;
  // Escaped signs stay so.
  const label = words.replaceAll(/\\[^]|[[\]]/g, (sign) => (sign.startsWith('\\') ? sign : `\\${sign}`));
  const isSafe = !/[<>\\()]|&(?=#?\w+;)/.test(address);
  return `[${label}](${isSafe ? address : `<${address.replaceAll(/[<>\\]|&(?=#?\w+;)/g, '\\$&')}>`})`;
}

/** An address as a link to itself, in Markdown, which knows no escapes there. */
export const autolink = (address: string): string =>
  `<${address.replaceAll(/[<>]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}>`;
