import type { MarkdownStyle } from '@handbill/client/markdown';
import type { ReactNode } from 'react';
import { leavesOf, type Leaf, type Mark } from './inline.ts';
import styles from './sheet.module.css';

interface LeavesProps {
  readonly text: string;
  readonly range: { readonly start: number; readonly end: number };
  readonly marks: readonly Mark[];
  readonly styled: readonly MarkdownStyle[];
}

function looking({ isBold, isEmphasis, isStruck, isCode, href }: Leaf, text: string): ReactNode {
  let node: ReactNode = text;
  if (isCode) node = <code>{node}</code>;
  if (isEmphasis) node = <em>{node}</em>;
  if (isStruck) node = <s>{node}</s>;
  if (isBold) node = <strong>{node}</strong>;
  if (href === undefined) return node;
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {node}
    </a>
  );
}

/** Words of a part, with the findings in them. They are elements and text, and never HTML. */
export const Leaves = ({ text, range: { start, end }, marks, styled }: LeavesProps) =>
  leavesOf(start, end, marks, styled).map((leaf) => {
    const words = looking(leaf, text.slice(leaf.start, leaf.end));
    const { mark } = leaf;
    if (mark === undefined)
      return (
        <span key={leaf.start} data-at={leaf.start}>
          {words}
        </span>
      );
    return (
      <mark key={leaf.start} className={styles[mark.tone]} aria-describedby={mark.id} data-finding={mark.id} data-at={leaf.start}>
        {words}
      </mark>
    );
  });
