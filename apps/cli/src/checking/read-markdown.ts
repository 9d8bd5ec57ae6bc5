import type { KindLayout, LayoutPart } from '../table/operation-row.ts';

/** A text by its parts, and where each of them begins in its file. */
export interface PartedText {
  readonly output: Record<string, unknown>;
  /** Offsets by JSON Pointer. */
  readonly offsets: ReadonlyMap<string, number>;
  /** Where its button leads. */
  readonly link: string | null;
}

/** The words of a line that is a part of its own: a heading, an item of a list, a button. */
function wordsOf(line: string, { open, close }: LayoutPart): string | undefined {
  const isIt = open !== '' && line.startsWith(open) && line.endsWith(close) && line.length > open.length + close.length;
  return isIt ? line.slice(open.length, line.length - close.length) : undefined;
}

/** Pointers with numbers in place of `*`, which count on as items begin. */
class Items {
  readonly #counts = new Map<string, number>();

  pointer(pattern: string, isBeginning: boolean): string {
    const [list = '', member, inner] = pattern.split('/*');
    if (member === undefined) return list;
    if (inner === undefined && isBeginning) this.#count(list);
    const item = `${list}/${this.#counts.get(list) ?? 0}${member}`;
    return inner === undefined ? item : `${item}/${this.#count(item)}${inner}`;
  }

  #count(list: string): number {
    const at = (this.#counts.get(list) ?? -1) + 1;
    this.#counts.set(list, at);
    return at;
  }
}

/** Which line is the button, or the line below the subject: emphasis elsewhere is a part of the text. */
function placesOfEmphasis(lines: readonly string[], { parts }: KindLayout): Map<LayoutPart, number> {
  const emphasised = parts.filter(({ pointer, close }) => close !== '' && !pointer.includes('*'));
  return new Map(
    emphasised.map((part) => {
      const isBehindText = parts.slice(0, parts.indexOf(part)).some(({ open }) => open === '');
      const isIt = (line: string) => wordsOf(line.trim(), part) !== undefined && (part.open !== '*' || !line.startsWith('**'));
      return [part, isBehindText ? lines.findLastIndex(isIt) : lines.findIndex(isIt)];
    }),
  );
}

/** A part in a list behind a button is in the list only behind it: before, it is a part of the text. */
const buttonBefore = (parts: readonly LayoutPart[], part: LayoutPart): LayoutPart | undefined =>
  parts.slice(0, parts.indexOf(part)).findLast(({ close, pointer }) => close !== '' && !pointer.includes('*'));

/** The part behind another one, where that is a text of any lines; else the part that is open. */
function textBehind<Open>(part: LayoutPart, parts: readonly LayoutPart[], open: Open): LayoutPart | Open {
  const next = parts[parts.indexOf(part) + 1];
  return next?.open === '' ? next : open;
}

/** Reads the parts of a text from Markdown in which they stand as an export of its kind has them. */
export function readMarkdown(markdown: string, begin: number, layout: KindLayout): PartedText {
  const { parts, isPlain } = layout;
  const texts: Texts = new Map();
  const lines = markdown.slice(begin).split('\n');
  const [emphasis, items, seen] = [placesOfEmphasis(lines, layout), new Items(), new Set<LayoutPart>()];
  const marked = parts.filter(({ open }) => open !== '');
  const isOf = (part: LayoutPart, line: string, at: number): boolean => {
    const button = buttonBefore(parts, part);
    if (emphasis.has(part)) return emphasis.get(part) === at;
    return wordsOf(line, part) !== undefined && (button === undefined || part.pointer.split('*').length < 2 || seen.has(button));
  };
  let [open, offset, isInFence] = [parts.find((part) => part.open === ''), begin, false];
  for (const [at, line] of lines.entries()) {
    const shown = line.trim();
    if (/^(```|~~~)/.test(shown)) isInFence = !isInFence;
    const part = isPlain || isInFence ? undefined : marked.find((one) => isOf(one, shown, at));
    if (part !== undefined) {
      seen.add(part);
      const pointer = items.pointer(part.pointer, true);
      if (!part.pointer.endsWith('/*') || part.close !== '' || part.open.startsWith('-'))
        texts.set(pointer, { offset: offset + line.indexOf(shown) + part.open.length, lines: [wordsOf(shown, part) ?? ''] });
      open = textBehind(part, parts, open);
    } else if (open !== undefined) {
      const pointer = items.pointer(open.pointer, false);
      const known = texts.get(pointer);
      if (known !== undefined) known.lines.push(line);
      else if (shown !== '') {
        texts.set(pointer, { offset: offset + line.indexOf(shown), lines: [line.trimStart()] });
        // A line of its own stands above a plain text.
        if (isPlain) open = textBehind(open, parts, open);
      }
    }
    offset += line.length + 1;
  }
  return parted(texts, layout);
}

type Texts = Map<string, { readonly offset: number; readonly lines: string[] }>;

function parted(texts: Texts, { parts, hashtags }: KindLayout): PartedText {
  takeConclusion(texts, parts);
  dropTitlesOfLists(texts);
  const output: Record<string, unknown> = {};
  let link: string | null = null;
  const button = parts.find(({ close, pointer }) => close === '**' && !pointer.includes('*'));
  const words: string[] = [];
  for (const [pointer, { lines }] of texts) {
    const text = lines.join('\n').trim();
    const [, label, address] = (pointer === button?.pointer && /^\[(.+)\]\(<?(\S+?)>?\)$/.exec(text)) || [];
    link = address ?? link;
    words.push(label ?? text);
    put(output, pointer.split('/').slice(1), label ?? text);
  }
  if (hashtags !== null) output[hashtags] = Array.from(words.join('\n').matchAll(/#([\p{L}\p{N}_]+)/gu), ([, tag]) => tag);
  return { output, offsets: new Map([...texts].map(([pointer, { offset }]) => [pointer, offset])), link };
}

/** Nothing stands between the last section and the end of the kind: that is its last paragraph, or the whole of a last section of one. */
function takeConclusion(texts: Texts, parts: readonly LayoutPart[]): void {
  const [before, last] = parts.slice(-2);
  const [[heading] = [], [pointer, body] = []] = [...texts].slice(-2);
  if (before?.open !== '' || last?.open !== '' || pointer?.replace(/\d+/, '*') !== before.pointer || body === undefined) return;
  const text = body.lines.join('\n').trimEnd();
  const cut = text.lastIndexOf('\n\n');
  if (cut >= 0) texts.set(pointer, { offset: body.offset, lines: [text.slice(0, cut)] });
  else if (pointer.includes('/0/') || heading === undefined) return;
  else for (const one of [heading, pointer]) texts.delete(one);
  const begin = cut < 0 ? 0 : cut + 2;
  texts.set(last.pointer, { offset: body.offset + begin, lines: [text.slice(begin)] });
}

/** A heading with nothing below it but another list, such as that of its questions, is no item of its own. */
function dropTitlesOfLists(texts: Texts): void {
  const pointers = [...texts.keys()];
  for (const [at, pointer] of pointers.entries()) {
    const [item, list] = /^(\/\w+)\/\d+\//.exec(pointer) ?? [];
    const [, next] = /^(\/\w+)\/\d+\//.exec(pointers[at + 1] ?? '') ?? [];
    if (item === undefined || next === undefined || next === list || pointers[at - 1]?.startsWith(item)) continue;
    texts.delete(pointer);
  }
}

function put(into: Record<string, unknown> | unknown[], [name = '', ...rest]: readonly string[], value: unknown): void {
  const node = into as Record<string, unknown>;
  if (rest.length === 0) node[name] = value;
  else put((node[name] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Record<string, unknown>, rest, value);
}
