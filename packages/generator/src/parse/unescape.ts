import type { Steps } from '@handbill/contract';

const escapesPerStep = 4_096;

/** What a character after a backslash means. What some models escape without need is taken for itself, but for what emphasizes in Markdown. */
export const escapes: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  ...Object.fromEntries('#-+.!(){}<>~|$&%@:,;='.split('').map((sign) => [sign, sign])),
};

/**
 * The content of a JSON string, in steps. Unescaped quotation marks, line breaks and backslashes are taken as they stand, and an escape
 * that was cut off at the end is dropped.
 */
export function* unescapeSteps(raw: string): Steps<string> {
  let [text, from, count] = ['', 0, 0];
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    const [meaning, end] = escapeAt(raw, at);
    text += raw.slice(from, at) + meaning;
    from = end;
    count += 1;
    if (count % escapesPerStep === 0) yield;
  }
  return text + raw.slice(from);
}

/** `\xfc` and `\u{1f600}`, as JavaScript and Python have them, and a line that goes on in the next one. */
const otherEscape = /\\(?:x([\da-f]{2})|u\{([\da-f]{1,6})\}|\r?\n[ \t]*)/iy;

/** The meaning of an escape, and where it ends. */
function escapeAt(raw: string, at: number): [meaning: string, end: number] {
  const character = raw.charAt(at + 1);
  const meaning = escapes[character];
  if (meaning !== undefined) return [meaning, at + 2];
  const digits = character === 'u' ? (/^[\da-f]*/i.exec(raw.slice(at + 2, at + 6))?.[0] ?? '') : '';
  if (digits.length === 4) return [String.fromCharCode(Number.parseInt(digits, 16)), at + 6];
  otherEscape.lastIndex = at;
  const other = otherEscape.exec(raw);
  if (other !== null) return [signOf(other[1] ?? other[2]), otherEscape.lastIndex];
  const isCut = character === '' || (character === 'u' && at + 2 + digits.length === raw.length);
  return isCut ? ['', raw.length] : ['\\', at + 1];
}

function signOf(digits: string | undefined): string {
  if (digits === undefined) return '';
  const code = Number.parseInt(digits, 16);
  return code > 0x10_ffff ? '\ufffd' : String.fromCodePoint(code);
}
