import type { Steps } from '@handbill/contract';

const signs: Readonly<Record<string, string>> = { '"': '"', '\\': '\\', '/': '/', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
/** How many escapes are read in one step. */
const escapesInStep = 4_096;

/**
 * What is between the quotation marks of a JSON string, in steps: loose marks, line breaks and backslashes are taken as meant, and an escape
 * that was cut at the end is dropped.
 */
export function* unescapeSteps(raw: string): Steps<string> {
  let [text, from, count] = ['', 0, 0];
  for (let at = raw.indexOf('\\'); at !== -1; at = raw.indexOf('\\', from)) {
    const [meant, end] = escapeAt(raw, at);
    text += raw.slice(from, at) + meant;
    from = end;
    count += 1;
    if (count % escapesInStep === 0) yield;
  }
  return text + raw.slice(from);
}

/** What an escape stands for, and where it ends. */
function escapeAt(raw: string, at: number): [meant: string, end: number] {
  const sign = raw.charAt(at + 1);
  const meant = signs[sign];
  if (meant !== undefined) return [meant, at + 2];
  const digits = sign === 'u' ? (/^[\da-f]*/i.exec(raw.slice(at + 2, at + 6))?.[0] ?? '') : '';
  if (digits.length === 4) return [String.fromCharCode(Number.parseInt(digits, 16)), at + 6];
  const isCut = sign === '' || (sign === 'u' && at + 2 + digits.length === raw.length);
  return isCut ? ['', raw.length] : ['\\', at + 1];
}
