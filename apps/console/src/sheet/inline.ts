/** A run of characters that look alike, and where it stands in the part that it is of. */
export interface Leaf {
  readonly start: number;
  readonly end: number;
  readonly isBold: boolean;
  readonly isEmphasis: boolean;
  readonly isCode: boolean;
  readonly href?: string | undefined;
  /** The mark that it lies in. */
  readonly mark?: Mark | undefined;
}

/** A place that something was found at. */
export interface Mark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly tone: 'bad' | 'warn' | 'info';
}

type Style = 'isBold' | 'isEmphasis' | 'isCode';
interface Range {
  readonly start: number;
  readonly end: number;
  readonly style?: Style | 'hidden';
  readonly href?: string | undefined;
  readonly mark?: Mark;
}

const delimiter = /\*\*|__|\*|_|`/g;
const link = /\[([^[\]\n]*)\]\((https?:\/\/[^\s()]*)\)/g;
const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);
const isBlank = (character: string | undefined): boolean => character === undefined || /\s/.test(character);

/** Whether a delimiter can begin or end something here: not between blanks, and an underscore not within a word. */
function canStand(text: string, at: number, sign: string, opens: boolean): boolean {
  const [before, after] = [text[at - 1], text[at + sign.length]];
  const [inner, outer] = opens ? [after, before] : [before, after];
  return !isBlank(inner) && !(sign.startsWith('_') && isWord(outer));
}

const styles: Readonly<Record<string, Style>> = { '**': 'isBold', __: 'isBold', '*': 'isEmphasis', _: 'isEmphasis', '`': 'isCode' };

/** Signs of a kind pair up one after the other; what is within code is as it is. */
function pairs(text: string, offset: number): Range[] {
  const [ranges, open] = [[] as Range[], new Map<string, number>()];
  for (const { 0: sign, index } of text.matchAll(delimiter)) {
    const style = styles[sign];
    if (style === undefined || (open.has('`') && sign !== '`')) continue;
    const from = open.get(sign);
    if (from === undefined) {
      if (canStand(text, index, sign, true)) open.set(sign, index);
    } else if (canStand(text, index, sign, false)) {
      open.delete(sign);
      const [start, end] = [from + sign.length, index];
      ranges.push({ start: offset + start, end: offset + end, style });
      for (const [a, b] of [
        [from, start],
        [end, end + sign.length],
      ] as const)
        ranges.push({ start: offset + a, end: offset + b, style: 'hidden' });
    }
  }
  return ranges;
}

function links(text: string, offset: number): Range[] {
  return [...text.matchAll(link)].flatMap(({ 0: whole, 1: label = '', 2: href, index }) => {
    const [start, end] = [offset + index + 1, offset + index + 1 + label.length];
    return [
      { start, end, href },
      { start: start - 1, end: start, style: 'hidden' as const },
      { start: end, end: offset + index + whole.length, style: 'hidden' as const },
    ];
  });
}

/** What holds between two places where something begins or ends. */
function leafOf(start: number, end: number, active: ReadonlySet<Range>): Leaf | undefined {
  const all = [...active];
  const has = (style: Range['style']): boolean => all.some((range) => range.style === style);
  if (has('hidden')) return undefined;
  return {
    start,
    end,
    isBold: has('isBold'),
    isEmphasis: has('isEmphasis'),
    isCode: has('isCode'),
    href: all.find(({ href }) => href !== undefined)?.href,
    mark: all.findLast(({ mark }) => mark !== undefined)?.mark,
  };
}

/** A stretch of a part as leaves: where each begins, in the part, so that a span of a check finds its place. */
export function leavesOf(part: string, from: number, to: number, marks: readonly Mark[], isMarkdown: boolean): Leaf[] {
  const text = part.slice(from, to);
  const marked = marks
    .filter(({ start, end }) => start < to && end > from)
    .map((mark): Range => ({ start: mark.start, end: mark.end, mark }));
  const ranges = [...(isMarkdown ? [...pairs(text, from), ...links(text, from)] : []), ...marked].filter(({ start, end }) => start < end);
  const edges = new Map<number, { readonly begins: Range[]; readonly ends: Range[] }>();
  const edge = (at: number) => {
    const found = edges.get(at) ?? { begins: [], ends: [] };
    edges.set(at, found);
    return found;
  };
  for (const range of ranges) {
    edge(Math.max(from, range.start)).begins.push(range);
    edge(Math.min(to, range.end)).ends.push(range);
  }
  const [leaves, active] = [[] as Leaf[], new Set<Range>()];
  let last = from;
  for (const at of [...edges.keys(), to].toSorted((one, other) => one - other)) {
    const leaf = at > last ? leafOf(last, at, active) : undefined;
    if (leaf) leaves.push(leaf);
    last = Math.max(last, at);
    const { begins = [], ends = [] } = edges.get(at) ?? {};
    for (const range of ends) active.delete(range);
    for (const range of begins) active.add(range);
  }
  return leaves;
}
