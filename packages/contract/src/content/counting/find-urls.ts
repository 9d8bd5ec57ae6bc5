import { topLevelDomains } from './top-level-domains.ts';

/** Where a link stands in a text, in UTF-16 units. */
export interface FoundUrl {
  readonly start: number;
  readonly end: number;
  /** Whether it says `https://` or `http://`; without it is a bare `example.com`. */
  readonly withProtocol: boolean;
}

const marks = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069';
const notInLabel = `\\-_!'#%&()*+,\\\\.\\/:;<=>?@\\[\\]^{|}~$\\s\\x85\\u180E\\uFFFE\\uFEFF\\uFFFF${marks}`;
const accented = 'À-ÖØ-öø-ɏɓɔɖɗəɛɣɨɯɲʉʋʻ\\u0300-\\u036FḀ-ỿ';
const ending = `(?:(?:${topLevelDomains.toSorted((one, other) => other.length - one.length).join('|')})(?=[^0-9a-zA-Z@+\\-]|$)|xn--[\\-0-9a-z]+)`;
// Labels have at most 63 characters: the bounds keep the search linear where twitter-text's own pattern is not.
const label = (inside: string): string => `[^${notInLabel}](?:(?:[${inside}]|[^${notInLabel}]){0,61}[^${notInLabel}])?\\.`;
const inPath = `[a-z\\u0400-\\u04FF0-9!*';:=+,.$\\/%#\\[\\]\\-–_~@|&${accented}]`;
const inQuery = "[a-z0-9!?*'@();:&=+$\\/%#\\[\\]\\-_.,~|]";
const nested = `\\((?:${inPath}+|${inPath}*\\(${inPath}+\\)${inPath}*)\\)`;
const path = `\\/(?:(?:${inPath}|${nested})*(?:[+\\-a-z\\u0400-\\u04FF0-9=_#\\/${accented}]|${nested}))?`;
const query = `\\?(?:${inQuery}*[a-z0-9\\-_&=#\\/])`;

const url = new RegExp(
  `([^A-Za-z0-9@＠$#＃\\uFFFE\\uFEFF\\uFFFF]|^)(https?:\\/\\/)?((?:${label('_\\-')}){0,9}${label('\\-')}${ending})(?::[0-9]+)?(${path})?(?:${query})?`,
  'giu',
);
const asciiDomain = new RegExp(`(?:[\\-a-z0-9${accented}]{1,63}\\.)+${ending}`, 'giu');

/** Finds the links that X (and, of those with a protocol, Mastodon) makes clickable and counts as 23: a port of twitter-text's rules. */
export function findUrls(text: string): FoundUrl[] {
  if (!text.includes('.')) return [];
  return [...text.matchAll(url)].flatMap((match) => {
    const [whole, before = '', protocol, domain = '', tail] = match;
    const [start, end] = [match.index + before.length, match.index + whole.length];
    if (protocol !== undefined) return [{ start, end, withProtocol: true }];
    return /[-_./]/.test(before) ? [] : bareUrls(domain, start, tail === undefined ? undefined : end);
  });
}

/** Without a protocol only the ASCII part of a domain is a link, and only the last one of several has the path. */
function bareUrls(domain: string, offset: number, end: number | undefined): FoundUrl[] {
  const found = [...domain.matchAll(asciiDomain)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    withProtocol: false,
  }));
  return found.map((one, index) => (index === found.length - 1 && end !== undefined ? { ...one, end } : one));
}
