import type { FormPart } from '@handbill/client/counting';
import { Fragment, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import { blocksOf, type Block } from './blocks.ts';
import type { Mark } from './inline.ts';
import { Leaves } from './leaves.tsx';
import styles from './sheet.module.css';

interface PartTextProps {
  readonly part: FormPart;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Behind its last word: where it is being written. */
  readonly caret?: boolean;
  /** Where what follows is hidden at first. */
  readonly fold?: number | undefined;
}

const Caret = () => <span className={styles['caret']} aria-hidden="true" />;

const Fold = () => (
  <span className={styles['fold']}>
    <span>{words.text.fold}</span>
  </span>
);

function BlockText({
  block: { kind, ranges },
  end,
  draw,
}: {
  readonly block: Block;
  readonly end: ReactNode;
  readonly draw: (range: Block['ranges'][number]) => ReactNode;
}) {
  if (kind === 'bullets' || kind === 'numbers') {
    const List = kind === 'bullets' ? 'ul' : 'ol';
    return (
      <List className={styles['list']}>
        {ranges.map((range, at) => (
          <li key={range.start}>
            {draw(range)}
            {at === ranges.length - 1 && end}
          </li>
        ))}
      </List>
    );
  }
  const Element = ({ paragraph: 'p', heading: 'h4', quote: 'blockquote', code: 'pre' } as const)[kind];
  return (
    <Element>
      {ranges.map((range) => (
        <Fragment key={range.start}>{draw(range)}</Fragment>
      ))}
      {end}
    </Element>
  );
}

/** The words of a part, as its format has them. */
export function PartText({ part, text, marks, caret = false, fold }: PartTextProps) {
  const isMarkdown = part.format === 'markdown';
  const end = caret ? <Caret /> : null;
  const draw = (range: Block['ranges'][number]) => <Leaves text={text} range={range} marks={marks} isMarkdown={isMarkdown} />;
  if (isMarkdown) {
    const blocks = blocksOf(text);
    return blocks.length === 0 ? (
      <p>{end}</p>
    ) : (
      blocks.map((block, at) => (
        <BlockText key={block.ranges[0]?.start ?? at} block={block} draw={draw} end={at === blocks.length - 1 && end} />
      ))
    );
  }
  const folded = fold !== undefined && fold < text.length ? fold : undefined;
  return (
    <>
      {draw({ start: 0, end: folded ?? text.length })}
      {folded !== undefined && (
        <>
          <Fold />
          {draw({ start: folded + (/^\s*/.exec(text.slice(folded))?.[0].length ?? 0), end: text.length })}
        </>
      )}
      {end}
    </>
  );
}
