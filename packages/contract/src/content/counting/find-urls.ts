import { topLevelDomain } from './top-level-domain.ts';

/** The place of a link in a text, in UTF-16 units. */
export interface FoundUrl {
  readonly start: number;
  readonly end: number;
}

/** Where platforms differ: the scheme's pattern, and the insides of character classes. */
interface UrlRules {
  readonly protocol: string;
  readonly path: string;
  readonly pathEnd: string;
  readonly query: string;
  readonly queryEnd: string;
}

const directionMarks = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069';
const notInLabel = `\\-_!'#%&()*+,\\\\.\\/:;<=>?@\\[\\]\\^{|}~$\\s\\x85\\u180E\\uFFFE\\uFEFF\\uFFFF${directionMarks}`;
const accented = 'À-ÖØ-öø-ɏɓɔɖɗəɛɣɨɯɲʉʋʻ\\u0300-\\u036FḀ-ỿ';
const ending = `(?:(?:${topLevelDomain})(?=[^0-9a-zA-Z@+\\-]|$)|xn--[\\-0-9a-z]+)`;
// Labels have at most 63 characters: the bounds keep the search linear where twitter-text's own pattern is not.
const label = (inside: string): string => `[^${notInLabel}](?:(?:[${inside}]|[^${notInLabel}]){0,61}[^${notInLabel}])?\\.`;

function urlPattern({ protocol, path, pathEnd, query, queryEnd }: UrlRules): RegExp {
  const inPath = `[${path}]`;
  const nested = `\\((?:${inPath}+|${inPath}*\\(${inPath}+\\)${inPath}*)\\)`;
  return new RegExp(
    `([^A-Za-z0-9@＠$#＃\\uFFFE\\uFEFF\\uFFFF]|^)(${protocol}:\\/\\/)?((?:${label('_\\-')}){0,9}${label('\\-')}${ending})(?::[0-9]+)?` +
      `(\\/(?:(?:${inPath}|${nested})*(?:[${pathEnd}]|${nested}))?)?(?:\\?[${query}]*[${queryEnd}])?`,
    'giu',
  );
}

const query = "a-z0-9!?*'@();:&=+$\\/%#\\[\\]\\-_.,~|";
const queryEnd = 'a-z0-9\\-_&=#\\/';
const xUrl = urlPattern({
  protocol: 'https?',
  path: `a-z\\u0400-\\u04FF0-9!*';:=+,.$\\/%#\\[\\]\\-–_~@|&${accented}`,
  pathEnd: `+\\-a-z\\u0400-\\u04FF0-9=_#\\/${accented}`,
  query,
  queryEnd,
});

// Mastodon 4.6, config/initializers/twitter_regex.rb: twitter-text's rules, but any character in paths and queries, and more protocols.
const beyondAscii = '\\u{A0}-\\u{D7FF}\\u{E000}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}\\u{10000}-\\u{10FFFD}';
const mastodonUrl = urlPattern({
  protocol: '(?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini)',
  path: '^\\p{White_Space}<>()?',
  pathEnd: `^\\p{White_Space}()?!*"'「」<>;:=,.$%\\[\\]~&|@`,
  query: `a-z0-9!?*'();:&=+$\\/%#\\[\\]\\-_.,~|@\\^${beyondAscii}`,
  queryEnd: `a-z0-9_&=#\\/\\-${beyondAscii}`,
});
/** X's own short links end with their slug, whatever follows it. */
const shortLink = new RegExp(`^https?:\\/\\/t\\.co\\/([a-z0-9]+)(?:\\?[${query}]*[${queryEnd}])?`, 'i');
const maxSlugLength = 40;
const asciiDomain = new RegExp(`(?:[\\-a-z0-9${accented}]{1,63}\\.)+${ending}`, 'giu');

/** A full stop with a letter behind it: without one there is no domain, and the pattern takes a while to find that out. */
const beginsTopLevel = /\.[\p{L}\p{M}]/u;

/** Finds the links in a short text that X makes clickable and counts as 23: a port of twitter-text's rules. */
export function findUrls(text: string): FoundUrl[] {
  if (!beginsTopLevel.test(text)) return [];
  return matches(xUrl, text).flatMap((match) => {
    const [whole, before = '', protocol, domain = '', tail] = match;
    const [start, end] = [match.index + before.length, match.index + whole.length];
    if (!isEncodable(domain)) return [];
    if (protocol !== undefined) return fullUrl(text, start, end);
    return /[-_./]/.test(before) ? [] : bareUrls(domain, start, tail === undefined ? undefined : end);
  });
}

/** Finds the links in a short text that Mastodon counts as 23: those with a protocol. */
export function findMastodonUrls(text: string): FoundUrl[] {
  if (!text.includes('://')) return [];
  return matches(mastodonUrl, text).flatMap(({ index, 0: whole, 1: before = '', 2: protocol, 3: domain = '' }) =>
    protocol === undefined || !isEncodable(domain) ? [] : fullUrl(text, index + before.length, index + whole.length),
  );
}

function fullUrl(text: string, start: number, end: number): FoundUrl[] {
  const [found, slug = ''] = shortLink.exec(text.slice(start, end)) ?? [];
  if (found === undefined) return [{ start, end }];
  return slug.length > maxSlugLength ? [] : [{ start, end: start + found.length }];
}

/** Whether each label of a domain has at most 63 characters in its DNS form. A domain that claims to be in that form must contain one. */
function isEncodable(domain: string): boolean {
  if (!/[^\0-\x7F]/.test(domain)) return true;
  if (domain.startsWith('xn--') && matches(asciiDomain, domain).length === 0) return false;
  return domain.split('.').every((name) => (URL.parse(`http://${name}`)?.hostname.length ?? 0) <= 63);
}

/** Without a protocol only the ASCII parts of a domain are links, and only the last of them has the path. */
function bareUrls(domain: string, offset: number, end: number | undefined): FoundUrl[] {
  const found = matches(asciiDomain, domain).map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
  return found.map((one, index) => (index === found.length - 1 && end !== undefined ? { ...one, end } : one));
}

/** Like `matchAll`, which copies the pattern at each call: 30 µs for patterns of this length. */
function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
