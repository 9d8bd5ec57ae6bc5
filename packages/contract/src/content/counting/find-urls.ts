import { topLevelDomains } from './top-level-domains.ts';
import { wordPattern } from './word-pattern.ts';

/** Where a link stands in a text, in UTF-16 units. */
export interface FoundUrl {
  readonly start: number;
  readonly end: number;
}

/** What platforms see differently: character classes, without their brackets, but for `pathEnd` and `queryEnd`, which have them. */
interface UrlSigns {
  readonly protocol: string;
  readonly path: string;
  readonly pathEnd: string;
  readonly query: string;
  readonly queryEnd: string;
}

const marks = '\\u202A-\\u202E\\u061C\\u200E\\u200F\\u2066-\\u2069';
const notInLabel = `\\-_!'#%&()*+,\\\\.\\/:;<=>?@\\[\\]\\^{|}~$\\s\\x85\\u180E\\uFFFE\\uFEFF\\uFFFF${marks}`;
const accented = 'À-ÖØ-öø-ɏɓɔɖɗəɛɣɨɯɲʉʋʻ\\u0300-\\u036FḀ-ỿ';
const ending = `(?:(?:${wordPattern(topLevelDomains)})(?=[^0-9a-zA-Z@+\\-]|$)|xn--[\\-0-9a-z]+)`;
// Labels have at most 63 characters: the bounds keep the search linear where twitter-text's own pattern is not.
const label = (inside: string): string => `[^${notInLabel}](?:(?:[${inside}]|[^${notInLabel}]){0,61}[^${notInLabel}])?\\.`;

function urlPattern({ protocol, path, pathEnd, query, queryEnd }: UrlSigns): RegExp {
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
const onX = urlPattern({
  protocol: 'https?',
  path: `a-z\\u0400-\\u04FF0-9!*';:=+,.$\\/%#\\[\\]\\-–_~@|&${accented}`,
  pathEnd: `+\\-a-z\\u0400-\\u04FF0-9=_#\\/${accented}`,
  query,
  queryEnd,
});

// Mastodon 4.6, config/initializers/twitter_regex.rb: twitter-text's rules, but any character in paths and queries, and more protocols.
const beyondAscii = '\\u{A0}-\\u{D7FF}\\u{E000}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}\\u{10000}-\\u{10FFFD}';
const onMastodon = urlPattern({
  protocol: '(?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini)',
  path: '^\\p{White_Space}<>()?',
  pathEnd: `^\\p{White_Space}()?!*"'「」<>;:=,.$%\\[\\]~&|@`,
  query: `a-z0-9!?*'();:&=+$\\/%#\\[\\]\\-_.,~|@\\^${beyondAscii}`,
  queryEnd: `a-z0-9_&=#\\/\\-${beyondAscii}`,
});
/** What follows the slug of X's own short links is no part of them. */
const shortLink = new RegExp(`^https?:\\/\\/t\\.co\\/([a-z0-9]+)(?:\\?[${query}]*[${queryEnd}])?`, 'i');
const longestSlug = 40;
const asciiDomain = new RegExp(`(?:[\\-a-z0-9${accented}]{1,63}\\.)+${ending}`, 'giu');

/** Finds the links in a piece of a text that X makes clickable and counts as 23: a port of twitter-text's rules. */
export function findUrls(text: string): FoundUrl[] {
  if (!text.includes('.')) return [];
  return matches(onX, text).flatMap((match) => {
    const [whole, before = '', protocol, domain = '', tail] = match;
    const [start, end] = [match.index + before.length, match.index + whole.length];
    if (!isEncodable(domain)) return [];
    if (protocol !== undefined) return fullUrl(text, start, end);
    return /[-_./]/.test(before) ? [] : bareUrls(domain, start, tail === undefined ? undefined : end);
  });
}

/** Finds the links in a piece of a text that Mastodon counts as 23: those with a protocol. */
export function findMastodonUrls(text: string): FoundUrl[] {
  if (!text.includes('://')) return [];
  return matches(onMastodon, text).flatMap(({ index, 0: whole, 1: before = '', 2: protocol, 3: domain = '' }) =>
    protocol === undefined || !isEncodable(domain) ? [] : fullUrl(text, index + before.length, index + whole.length),
  );
}

function fullUrl(text: string, start: number, end: number): FoundUrl[] {
  const [found, slug = ''] = shortLink.exec(text.slice(start, end)) ?? [];
  if (found === undefined) return [{ start, end }];
  return slug.length > longestSlug ? [] : [{ start, end: start + found.length }];
}

/** Whether each label of a domain has at most 63 characters as DNS writes it. What says that it is written so has to be so somewhere. */
function isEncodable(domain: string): boolean {
  if (!/[^\0-\x7F]/.test(domain)) return true;
  if (domain.startsWith('xn--') && matches(asciiDomain, domain).length === 0) return false;
  return domain.split('.').every((name) => (URL.parse(`http://${name}`)?.hostname.length ?? 0) <= 63);
}

/** Without a protocol only the ASCII part of a domain is a link, and only the last one of several has the path. */
function bareUrls(domain: string, offset: number, end: number | undefined): FoundUrl[] {
  const found = matches(asciiDomain, domain).map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
  return found.map((one, index) => (index === found.length - 1 && end !== undefined ? { ...one, end } : one));
}

/** Like `matchAll`, which copies the pattern at each call: 30 µs for one as long as these. */
function matches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match);
  return found;
}
