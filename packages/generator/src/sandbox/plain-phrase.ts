/** What a person typed as a phrase that can stand inside a sentence: one line, no markup, no quotes, no end of a sentence in it. */
export function plainPhrase(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*?(?=[.!?,;:]*(?:\s|$))/giu, '$1')
    .replace(/["“”„«»`*_~<>[\]{}|\\^]+/g, '')
    .replace(/(^|[^\p{L}\p{N}])#+(?=[\p{L}\p{N}\s]|$)/gu, '$1')
    .replace(/ +/g, ' ')
    .trim();
  const [head = ''] = line.split(/(?:[.!?…:;]+(?=\s|$)|[。！？：；])/u, 1);
  const phrase = /[\p{L}\p{N}]/u.test(head) ? head : line.replace(/[.!?…:;。！？：；]+/gu, ' ');
  return phrase.replace(/\s+/gu, ' ').replace(/^[\s,;:.!?…'’–—-]+|[\s,;:.!?…'’–—-]+$/gu, '');
}
