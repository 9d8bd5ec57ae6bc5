import { secretPatterns } from '@handbill/contract';
import type { Settings } from './settings.ts';

const replacement = '[redacted]';

/** The parts of a text that may be percent-encoded. */
const encodedParts = /[\w%.~-]+/g;

/** Decodes percent-encoded characters, also those that were encoded up to three times. */
const decode = (text: string, times = 3): string =>
  times === 0 || !text.includes('%')
    ? text
    : decode(
        text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        times - 1,
      );

/** A pattern for a known secret as it occurs in a line of JSON. */
const patternFor = (secret: string): string =>
  JSON.stringify(secret)
    .slice(1, -1)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns a function that removes secrets from a text in one pass: the known ones, and whatever looks like one. */
export function redactor(secrets: readonly string[] = []): (text: string) => string {
  // A shorter secret would also match ordinary words.
  const known = secrets.filter(({ length }) => length >= 8).map(patternFor);
  const all = new RegExp([...secretPatterns, ...known].join('|'), 'gi');
  const isSecret = new RegExp(all.source, 'i');
  const redactPlain = (text: string) =>
    text.replace(all, (_, bearer = '', address = '', query = '') => `${bearer}${address}${query}${replacement}`);
  const redactEncoded = (part: string) => (part.includes('%') && isSecret.test(decode(part)) ? replacement : part);
  return (text) => redactPlain(text.includes('%') ? text.replace(encodedParts, redactEncoded) : text);
}

/** The password in an address, as written and decoded. */
function passwordsIn(uri: string | undefined): string[] {
  const password = /^[^/]*\/\/[^/@]*?:([^/@]*)@/.exec(uri ?? '')?.[1];
  if (password === undefined) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/** The secrets in the settings, which must not be logged. */
export const secretsIn = ({ openai, mongo }: Pick<Settings, 'openai' | 'mongo'>): string[] => [
  ...(openai.apiKey === undefined ? [] : [openai.apiKey]),
  ...passwordsIn(mongo.uri),
];
