import { findUrls } from '@handbill/contract';
import { piecesOf } from '../characters/pieces.ts';
import { replaceSpans, spansOf, type Span } from '../characters/spans.ts';
import { mergeTagsIn, withTagsMasked } from '../markdown/merge-tags.ts';
import { linksIn } from './brief-links.ts';
import type { Part } from './subject.ts';

/** An address in a part: seen by its reader, or the target of a link. */
export interface FoundAddress extends Span {
  readonly address: string;
  /** Whether the place is one of the source: the reader does not see the target of a link. */
  readonly isTarget: boolean;
}

const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu;
/** Words that look like an address where a space is missing behind a full stop: `bread.It`. */
const isTypo = (address: string): boolean =>
  !/^https?:|^www\.|\//i.test(address) && (/\.\p{Lu}\p{Ll}*$/u.test(address) || address.length < 5);

/** An address of a domain that is kept for examples: no platform counts those as links, but a reader does. */
const example =
  /(?<![\p{L}\p{N}@./-])(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:example|test|invalid)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])(?:\/[^\s<>"“”„«»]{0,500})?/giu;

function webAddressesIn(piece: string): Span[] {
  const counted = findUrls(piece);
  if (!/\.(?:example|test|invalid)/i.test(piece)) return [...counted];
  const others = [...piece.matchAll(example)]
    .map(({ 0: whole, index }) => ({ start: index, end: index + whole.replace(/[.,;:!?…)\]}'’*_]+$/u, '').length }))
    .filter((one) => !counted.some(({ start, end }) => start < one.end && one.start < end));
  return [...counted, ...others].toSorted((one, other) => one.start - other.start);
}

const blanked = (text: string, spans: readonly Span[]): string => replaceSpans(text, spans, (part) => ' '.repeat(part.length));

/** A text with the links of its brief blanked, at the same length. */
export const withoutLinks = (text: string, links: readonly string[]): string => blanked(text, linksIn(text, links));

/** The web addresses of any text: a merge tag may be in one, and has none in itself. */
function* allWebAddressesIn(text: string): Generator<Span, void> {
  for (const piece of piecesOf(withTagsMasked(text)))
    for (const { start, end } of webAddressesIn(piece.text)) yield { start: piece.from + start, end: piece.from + end };
}

/** Every address in a part: those of its brief word for word, then whatever looks like one. */
export function addressesIn({ shown }: Part, links: readonly string[]): FoundAddress[] {
  const found: FoundAddress[] = shown.targets.map(({ url, start, end }) => ({ address: url, start, end, isTarget: true }));
  const add = ({ start, end }: Span, prefix = ''): void =>
    void found.push({ address: prefix + shown.text.slice(start, end), start, end, isTarget: false });
  for (const link of linksIn(shown.text, links)) add(link);
  const rest = withoutLinks(shown.text, links);
  for (const span of allWebAddressesIn(rest)) if (!isTypo(rest.slice(span.start, span.end))) add(span);
  for (const { text, from } of rest.includes('@') ? piecesOf(rest) : [])
    for (const { start, end } of spansOf(mail, text)) add({ start: from + start, end: from + end }, 'mailto:');
  return found;
}

/** A text with its addresses and merge tags blanked, at the same length: nobody reads those. `links`: those of its brief, which are known. */
export function withoutAddresses(text: string, links: readonly string[] = []): string {
  const rest = withoutLinks(text, links);
  return blanked(blanked(rest, [...allWebAddressesIn(rest)]), mergeTagsIn(rest));
}

/** An address without the members that make no other place of it: scheme, `www.`, case of the host, a slash at the end, campaign parameters. */
export function comparableAddress(address: string): string {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`);
  if (url === null) return address.toLowerCase();
  if (url.protocol === 'mailto:') return url.pathname.toLowerCase();
  const query = new URLSearchParams([...url.searchParams].filter(([name]) => !/^utm_|^(?:gclid|fbclid)$/i.test(name))).toString();
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}${query === '' ? '' : `?${query}`}`;
}
