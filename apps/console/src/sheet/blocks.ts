/** A block of Markdown, and where its words are in the part that it is of. */
export interface Block {
  readonly kind: 'paragraph' | 'heading' | 'quote' | 'bullets' | 'numbers' | 'code';
  /** One for most; one an item for lists. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

interface Line {
  readonly start: number;
  readonly end: number;
  readonly kind: Block['kind'] | 'blank' | 'fence';
}

const kinds: readonly (readonly [Line['kind'], RegExp])[] = [
  ['blank', /^\s*$/],
  ['fence', /^```/],
  ['heading', /^#{1,6}\s+/],
  ['quote', /^>\s?/],
  ['bullets', /^\s{0,3}[-*+]\s+/],
  ['numbers', /^\s{0,3}\d{1,3}[.)]\s+/],
];

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const [from, end] = [start, start + line.length];
    start = end + 1;
    const found = kinds.find(([, pattern]) => pattern.test(line));
    const sign = found?.[1].exec(line)?.[0].length ?? 0;
    return { start: from + sign, end, kind: found?.[0] ?? 'paragraph' };
  });
}

const isList = (kind: Line['kind'] | undefined): boolean => kind === 'bullets' || kind === 'numbers';
/** Lines that go on with what stands above them. */
const joins = (kind: Line['kind'], above: Block | undefined): boolean =>
  kind === 'paragraph' && (above?.kind === 'paragraph' || isList(above?.kind));

/** A part as blocks: headings, paragraphs, lists, quotes and code. Whatever else there is stays as it was typed. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let [open, fence]: [Block | undefined, Line | undefined] = [undefined, undefined];
  const extend = (block: Block, range: Block['ranges'][number], isNew: boolean): Block => {
    const before = block.ranges.at(-1);
    const ranges =
      isNew || before === undefined ? [...block.ranges, range] : [...block.ranges.slice(0, -1), { start: before.start, end: range.end }];
    const longer = { ...block, ranges };
    blocks[blocks.length - 1] = longer;
    return longer;
  };
  for (const line of linesOf(text)) {
    const { kind, ...range } = line;
    if (kind === 'fence') {
      if (fence) blocks.push({ kind: 'code', ranges: [{ start: fence.end + 1, end: Math.max(fence.end + 1, line.start - 4) }] });
      [fence, open] = [fence ? undefined : line, undefined];
    } else if (fence) continue;
    else if (kind === 'blank') open = undefined;
    else if (open && (joins(kind, open) || (kind === 'quote' && open.kind === 'quote'))) open = extend(open, range, false);
    else if (open && isList(kind) && open.kind === kind) open = extend(open, range, true);
    else {
      open = { kind, ranges: [range] };
      blocks.push(open);
    }
  }
  if (fence) blocks.push({ kind: 'code', ranges: [{ start: fence.start, end: text.length }] });
  return blocks;
}
