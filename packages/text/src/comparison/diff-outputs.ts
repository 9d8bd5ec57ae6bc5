import { partAt, splitText, type Content, type PartDiff, type TextChange } from '@handbill/contract';
import { diffArrays } from 'diff';

type Output = Content['output'];

interface PartPair {
  readonly pointer: string;
  readonly before: string;
  readonly after: string;
}

/** How many words may differ in one part, and in all of them: the effort to tell where grows with the square. */
const [maxOfPart, maxOfAll] = [2_000, 6_000];

const namesIn = (value: unknown): readonly string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The parts that differ, in the order of the outputs: a text that stands where the other output has something else is deleted or inserted. */
function differing(before: unknown, after: unknown, pointer: string): readonly PartPair[] {
  const here = { pointer, before: textOf(before), after: textOf(after) };
  const names = new Set([...namesIn(before), ...namesIn(after)]);
  const inside = [...names].flatMap((name) => differing(partAt(before, `/${name}`), partAt(after, `/${name}`), `${pointer}/${name}`));
  return here.before === here.after ? inside : [here, ...inside];
}

const piece = (op: TextChange['op'], text: string): readonly TextChange[] => (text === '' ? [] : [{ op, text }]);

const replaced = ({ pointer, before, after }: PartPair): PartDiff => ({
  pointer,
  changes: [...piece('delete', before), ...piece('insert', after)],
});

export const replacedParts = (before: Output, after: Output): readonly PartDiff[] => differing(before, after, '').map(replaced);

/** The parts that differ, word by word; a part in which too many words differ is replaced as a whole. */
export function diffOutputs(before: Output, after: Output, language: string): readonly PartDiff[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const wordsOf = (text: string): string[] =>
    [...splitText(text)].flatMap((words) => Array.from(segmenter.segment(words), ({ segment }) => segment));
  let left = maxOfAll;
  return differing(before, after, '').map((part) => {
    const maxEditLength = Math.min(left, maxOfPart);
    const changes = diffArrays(wordsOf(part.before), wordsOf(part.after), { maxEditLength });
    if (changes === undefined) {
      left -= maxEditLength;
      return replaced(part);
    }
    for (const { added, removed, count } of changes) if (added || removed) left -= count;
    return {
      pointer: part.pointer,
      changes: changes.map(({ added, removed, value }) => ({ op: added ? 'insert' : removed ? 'delete' : 'keep', text: value.join('') })),
    };
  });
}
