export interface Change {
  readonly op: 'keep' | 'insert' | 'delete';
  readonly text: string;
}

/** More steps than these are not worth the wait: then it is one piece out and one in. */
const patience = 250_000;
const pieces = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** How long the longest common run of words is from each pair of places on. */
function commonFrom(before: readonly string[], after: readonly string[]): (one: number, other: number) => number {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  const at = (one: number, other: number): number => common[one * width + other] ?? 0;
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      common[one * width + other] =
        before[one] === after[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
  return at;
}

function compared(before: readonly string[], after: readonly string[]): Change[] {
  const [out, into] = [{ op: 'delete', text: before.join('') } as const, { op: 'insert', text: after.join('') } as const];
  if (before.length * after.length > patience) return [out, into];
  const [common, changes] = [commonFrom(before, after), [] as Change[]];
  let other = 0;
  for (const [one, text] of before.entries()) {
    // New words come first, as long as no common ones are lost.
    while (other < after.length && after[other] !== text && common(one, other + 1) > common(one + 1, other)) {
      changes.push({ op: 'insert', text: after[other] ?? '' });
      other += 1;
    }
    const isKept = other < after.length && after[other] === text;
    changes.push({ op: isKept ? 'keep' : 'delete', text });
    if (isKept) other += 1;
  }
  return [...changes, { op: 'insert', text: after.slice(other).join('') }];
}

/** Joins equal changes that stand beside each other. */
const joined = (changes: readonly Change[]): Change[] =>
  changes.reduce<Change[]>((all, change) => {
    const last = all.at(-1);
    if (last?.op === change.op) all[all.length - 1] = { op: change.op, text: last.text + change.text };
    else if (change.text !== '') all.push(change);
    return all;
  }, []);

/** The difference between two texts, word by word. */
export function wordDifference(before: string, after: string): Change[] {
  const [one, other] = [pieces(before), pieces(after)];
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < one.length - head && tail < other.length - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return joined([
    { op: 'keep', text: one.slice(0, head).join('') },
    ...compared(one.slice(head, one.length - tail), other.slice(head, other.length - tail)),
    { op: 'keep', text: one.slice(one.length - tail).join('') },
  ]);
}
