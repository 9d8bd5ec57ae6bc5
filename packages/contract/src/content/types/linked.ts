/** An address without the signs that would end it in Markdown. */
const encoded = (address: string, signs: RegExp): string =>
  address.replaceAll(signs, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Words that lead to an address, in Markdown; the words alone where there is no address. */
export function linked(words: string, address: string | null): string {
  if (address === null) return words;
  const target = encoded(address, /[\\()<>]/g).replaceAll(/&(?=#?\w+;)/g, '&amp;');
  return `[${words.replaceAll(/[[\]\\]/g, '\\$&')}](${target})`;
}

/** An address as a link to itself, in Markdown. */
export const autolink = (address: string): string => `<${encoded(address, /[<>]/g)}>`;
