import type { Change } from './word-difference.ts';

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
