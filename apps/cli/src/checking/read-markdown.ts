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

/** What stands in a list behind a button is in the list only behind it: before, it is a part of the text. */
const buttonBefore = (parts: readonly LayoutPart[], part: LayoutPart): LayoutPart | undefined =>
  parts.slice(0, parts.indexOf(part)).findLast(({ close, pointer }) => close !== '' && !pointer.includes('*'));

/** Reads the parts of a text from Markdown in which they stand as an export of its kind has them. */
export function readMarkdown(markdown: string, begin: number, layout: KindLayout): PartedText {
  const { parts, isPlain } = layout;
  const texts = new Map<string, { readonly offset: number; readonly lines: string[] }>();
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
      const next = parts[parts.indexOf(part) + 1];
      open = next?.open === '' ? next : open;
    } else if (open !== undefined) {
      const pointer = items.pointer(open.pointer, false);
      const known = texts.get(pointer);
      if (known !== undefined) known.lines.push(line);
      else if (shown !== '') texts.set(pointer, { offset: offset + line.indexOf(shown), lines: [line.trimStart()] });
    }
    offset += line.length + 1;
  }
  return parted(texts, layout);
}

function parted(
  texts: ReadonlyMap<string, { readonly offset: number; readonly lines: string[] }>,
  { parts, hashtags }: KindLayout,
): PartedText {
  const output: Record<string, unknown> = {};
  let link: string | null = null;
  const button = parts.find(({ close, pointer }) => close === '**' && !pointer.includes('*'));
  for (const [pointer, { lines }] of texts) {
    const text = lines.join('\n').trim();
    const [, words, address] = (pointer === button?.pointer && /^\[(.+)\]\(<?(\S+?)>?\)$/.exec(text)) || [];
    link = address ?? link;
    put(output, pointer.split('/').slice(1), words ?? text);
  }
  const offsets = new Map([...texts].map(([pointer, { offset }]) => [pointer, offset]));
  takeConclusion(output, offsets, parts);
  if (hashtags !== null) output[hashtags] = Array.from(String(output['text'] ?? '').matchAll(/#([\p{L}\p{N}_]+)/gu), ([, tag]) => tag);
  return { output, offsets, link };
}

/** Two texts that nothing stands between: the last paragraph of the last section is what the kind ends with. */
function takeConclusion(output: Record<string, unknown>, offsets: Map<string, number>, parts: readonly LayoutPart[]): void {
  const [before, last] = parts.slice(-2);
  const [list = '', member = ''] = before?.pointer.slice(1).split('/*/') ?? [];
  const items = output[list];
  if (before?.open !== '' || last?.open !== '' || !Array.isArray(items)) return;
  const at = items.length - 1;
  const item = items[at] as Record<string, unknown> | undefined;
  const text = String(item?.[member] ?? '');
  const cut = text.lastIndexOf('\n\n');
  if (item === undefined || (cut < 0 && items.length < 2)) return;
  output[last.pointer.slice(1)] = text.slice(cut < 0 ? 0 : cut + 2).trim();
  offsets.set(last.pointer, (offsets.get(`/${list}/${at}/${member}`) ?? 0) + (cut < 0 ? 0 : cut + 2));
  if (cut < 0) items.pop();
  else item[member] = text.slice(0, cut).trim();
}

function put(into: Record<string, unknown> | unknown[], [name = '', ...rest]: readonly string[], value: unknown): void {
  const node = into as Record<string, unknown>;
  if (rest.length === 0) node[name] = value;
  else put((node[name] ??= /^\d+$/.test(rest[0] ?? '') ? [] : {}) as Record<string, unknown>, rest, value);
}
