import { replaceSpans, type Span } from '../../characters/spans.ts';

/** Signs that a model or a server leaves in a text, with the text that was meant where that is certain. */
export interface Artifact extends Span {
  readonly kind: string;
  /** `null`: nobody can tell the meaning. */
  readonly meant: string | null;
}

const nothing = (): string => '';

/** Windows-1252 where it is not Latin-1: the signs that UTF-8 read by it has in place of letters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
const high = `[\\u0080-\\u00BF${windows1252}]`;
/** Behind a capital letter quotation marks, dashes and dots are none of it: `„CAFÃ…“`. */
const sure = '[\\u0080-\\u00AA\\u00AC-\\u00BA\\u00BC-\\u00BF€‚ƒ„†‡ˆ‰Š‹ŒŽ˜™š›œžŸ]';
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(found: string): string | null {
  const bytes = Array.from(found, (sign) => (windows1252.includes(sign) ? 0x80 + windows1252.indexOf(sign) : (sign.codePointAt(0) ?? 0)));
  try {
    return utf8.decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

const kinds: readonly { readonly kind: string; readonly pattern: RegExp; readonly meant: (found: string) => string | null }[] = [
  {
    kind: 'a token of a model',
    pattern:
      /[ \t]*(?:<\|[a-z][a-z0-9_]{1,40}\|>|<｜[^｜<>\n]{1,40}｜>|<(?:eos|bos|pad|unk|end_of_turn|start_of_turn|end_of_text|end_of_utterance|endoftext|im_end|im_start|eot|eot_id)>|\[\/?INST\]|<<\/?SYS>>|<\/s>(?=\s*$))/giu,
    meant: nothing,
  },
  {
    kind: 'a mark of a citation',
    pattern:
      /[ \t]*(?:【[^【】\n]{0,40}†[^【】\n]{0,80}】|:?contentReference\[oaicite:\d{1,4}\](?:\{index=\d{1,4}\})?|\[oaicite:\d{1,4}\]|\uE200[^\uE201\n]{0,200}\uE201|\[\^\d{1,3}\^\]|\[cite_(?:start|end)\]|\[(?:cite|web|source|citation|attached_file): ?\d{1,4}(?:, ?\d{1,4}){0,20}\]|\bturn\d{1,3}(?:search|news|view|image|file|fetch)\d{1,3}\b)/giu,
    meant: nothing,
  },
  { kind: 'a sign without a meaning', pattern: /[\uE000-\uF8FF\u{F0000}-\u{FFFFD}\u{100000}-\u{10FFFD}]+/gu, meant: nothing },
  { kind: 'a letter that was lost', pattern: /\uFFFD+/g, meant: () => null },
  {
    kind: 'text in another encoding',
    pattern: new RegExp(
      `(?:[ÂÃ]${sure}|[ÄÅÐÑØÙ]${sure}(?=[ÄÅÐÑØÙ ]|\\p{Ll})|â${high}{2}|ï[»¸¼½]${high}|ðŸ${high}{2}|(?<=\\p{Ll})Ã${high})+`,
      'gu',
    ),
    meant: decoded,
  },
  {
    kind: 'a letter that was escaped twice',
    pattern: /(?:\\u[0-9a-fA-F]{4})+|\\u\{[0-9a-fA-F]{2,6}\}|(?:\\r)?\\n(?=\\n|[\s\d\p{Lu}*#•-])/gu,
    meant: (found) => (found.endsWith('n') && !found.startsWith('\\u') ? '\n' : lettersOf(found)),
  },
];

function lettersOf(escaped: string): string | null {
  const codes = escaped.match(/[0-9a-f]{2,6}/gi) ?? [];
  const text = codes
    .map((code) => (Number.parseInt(code, 16) > 0x10_ff_ff ? '\uFFFD' : String.fromCodePoint(Number.parseInt(code, 16))))
    .join('');
  return text.isWellFormed() && !/[\uFFFD\p{Cc}]/u.test(text) ? text : null;
}

/** Code is shown as it is written. */
const code = /```[^]*?(?:```|$)|`[^`\n]+`/g;

/** A sign that a text without artifacts may lack: most have none of these, and need not be looked through six times. */
const anySign = /[<[【\\\uE000-\uF8FF\uFFFD\u{F0000}-\u{10FFFD}ÂÃÄÅÐÑØÙâïð｜]|contentReference|turn\d/u;

export function artifactsIn(text: string): readonly Artifact[] {
  if (!anySign.test(text)) return [];
  const read = text.includes('`') ? text.replace(code, (span) => ' '.repeat(span.length)) : text;
  const found = kinds.flatMap(({ kind, pattern, meant }) =>
    Array.from(read.matchAll(pattern), ({ 0: words, index }) => ({ start: index, end: index + words.length, kind, meant: meant(words) })),
  );
  let last = 0;
  return found
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start, end }) => start >= last && (last = end) > 0);
}

/** A text with the meaning in place of artifacts; those of which nobody can tell it stay. */
export const withMeant = (text: string, artifacts: readonly Artifact[]): string =>
  replaceSpans(text, artifacts, (found, { meant }) => meant ?? found);
