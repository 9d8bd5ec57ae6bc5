import { parseShort } from './strict-json.ts';

const maxEncoded = 3;

/** Ways to make JSON of an answer without it: it is a string with JSON in it, quoted, escaped, or lacks its first bracket. */
export function* otherForms(answer: string): Generator<string> {
  const text = answer
    .trim()
    .replace(/^```\w*\s*/, '')
    .replace(/\s*```$/, '');
  const encoded = decoded(text);
  if (encoded !== undefined) yield encoded;
  if (/^["'“]?[\p{L}_][\p{L}\w -]{0,60}["'”]?\s{0,20}:\s{0,20}["'“[{]/u.test(text)) yield text.endsWith('}') ? `{${text}` : `{${text}}`;
  if (/[{,[]\s{0,20}&quot;/.test(text)) yield text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  if (/[{,[](?:\s|\\[nrt]){0,20}\\"/.test(text)) yield unescaped(text);
}

function decoded(text: string): string | undefined {
  let inner = text;
  for (let count = 0; count < maxEncoded && /^["']\s*[{["\\]/.test(inner); count += 1) {
    const value = parseShort(inner);
    if (typeof value !== 'string') break;
    inner = value;
  }
  return inner === text ? undefined : inner;
}

function unescaped(text: string): string {
  const value = parseShort(`"${text}"`);
  return typeof value === 'string' ? value : text.replaceAll(/\\(["\\])/g, '$1');
}
