export interface Change {
  readonly op: 'keep' | 'insert' | 'delete';
  readonly text: string;
}

/** More steps than these are not worth the wait: then it is one piece out and one in. */
const patience = 250_000;
const pieces = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** How long the longest common run of words is from each pair of places on. */
function commonFrom(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const common = new Uint16Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      common[one * width + other] =
        before[one] === after[other]
          ? (common[(one + 1) * width + other + 1] ?? 0) + 1
          : Math.max(common[(one + 1) * width + other] ?? 0, common[one * width + other + 1] ?? 0);
  return common;
}

function compared(before: readonly string[], after: readonly string[]): Change[] {
  if (before.length * after.length > patience)
    return [
      { op: 'delete', text: before.join('') },
      { op: 'insert', text: after.join('') },
    ];
  const [common, width] = [commonFrom(before, after), after.length + 1];
  const changes: Change[] = [];
  let [one, other] = [0, 0];
  while (one < before.length || other < after.length) {
    const isKept = one < before.length && other < after.length && before[one] === after[other];
    const takesOut = other >= after.length || (one < before.length && (common[(one + 1) * width + other] ?? 0) >= (common[one * width + other + 1] ?? 0));
    if (isKept) changes.push({ op: 'keep', text: before[one] ?? '' });
    else changes.push(takesOut ? { op: 'delete', text: before[one] ?? '' } : { op: 'insert', text: after[other] ?? '' });
    if (isKept || takesOut) one += 1;
    if (isKept || !takesOut) other += 1;
  }
  return changes;
}

/** Joins what is alike and stands beside each other. */
const joined = (changes: readonly Change[]): Change[] =>
  changes.reduce<Change[]>((all, change) => {
    const last = all.at(-1);
    if (last?.op === change.op) all[all.length - 1] = { op: change.op, text: last.text + change.text };
    else if (change.text !== '') all.push(change);
    return all;
  }, []);

/** What differs between two texts, word by word. */
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
