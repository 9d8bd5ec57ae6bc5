import type { MarkdownStyle } from '@handbill/client/markdown';

/** A run of characters that look alike, and where it stands in the part that it is of. */
export interface Leaf {
  readonly start: number;
  readonly end: number;
  readonly isBold: boolean;
  readonly isEmphasis: boolean;
  readonly isStruck: boolean;
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
  readonly tone: 'bad' | 'warn' | 'info' | 'said';
}

interface Range extends Pick<MarkdownStyle, 'start' | 'end' | 'url'> {
  readonly as?: MarkdownStyle['as'];
  readonly mark?: Mark;
}

const leadsSomewhere = /^(?:https?|mailto|tel):/i;

/** The styles between two places where something begins or ends. */
function leafOf(start: number, end: number, active: ReadonlySet<Range>): Leaf | undefined {
  const all = [...active];
  const has = (as: MarkdownStyle['as']): boolean => all.some((range) => range.as === as);
  if (has('hidden')) return undefined;
  return {
    start,
    end,
    isBold: has('strong'),
    isEmphasis: has('emphasis'),
    isStruck: has('struck'),
    isCode: has('code'),
    href: all.map(({ url }) => url).find((url) => url !== undefined && leadsSomewhere.test(url)),
    mark: all.findLast(({ mark }) => mark !== undefined)?.mark,
  };
}

/** A stretch of a part as leaves: where each begins, in the part, so that a span of a check finds its place. */
export function leavesOf(from: number, to: number, marks: readonly Mark[], styled: readonly MarkdownStyle[]): Leaf[] {
  const marked = marks.map((mark): Range => ({ start: mark.start, end: mark.end, mark }));
  const ranges = [...styled, ...marked].filter(({ start, end }) => start < end && start < to && end > from);
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
