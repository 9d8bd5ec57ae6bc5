import type { PartChange } from '../form/leaves.ts';
import { wordDifference, type Change } from './word-difference.ts';

const elements = { keep: 'span', insert: 'ins', delete: 'del' } as const;

/** A difference, word by word. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <span style={{ whiteSpace: 'pre-wrap' }}>
    {changes.map(({ op, text }, at) => {
      const Element = elements[op];
      // oxlint-disable-next-line react/no-array-index-key -- the same words may come again, and nothing moves
      return <Element key={at}>{text}</Element>;
    })}
  </span>
);

/** The parts that differ, word by word. */
export const PartChanges = ({ changes }: { readonly changes: readonly PartChange[] }) =>
  changes.map(({ pointer, label, before, after }) => (
    <div key={pointer} dir="auto">
      <span className="small dim">{label}</span>
      <br />
      <Changes changes={wordDifference(before, after)} />
    </div>
  ));
