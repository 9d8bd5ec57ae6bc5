import type { FormPart } from '@handbill/client/counting';
import { readMarkdown, type MarkdownBlock, type MarkdownRange } from '@handbill/client/markdown';
import { Fragment, useMemo, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import type { Mark } from './inline.ts';
import { Leaves } from './leaves.tsx';
import styles from './sheet.module.css';

interface PartTextProps {
  readonly part: FormPart;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Behind its last word: where it is being written. */
  readonly caret?: boolean;
  /** Where the rest is hidden at first. */
  readonly fold?: number | undefined;
}

const plain: ReturnType<typeof readMarkdown> = { blocks: [], styles: [] };

const Caret = () => <span className={styles['caret']} aria-hidden="true" />;

const Fold = () => (
  <span className={styles['fold']}>
    <span>{words.text.fold}</span>
  </span>
);

interface BlockProps {
  readonly block: MarkdownBlock;
  readonly end: ReactNode;
  readonly draw: (range: MarkdownRange) => ReactNode;
}

function ListText({ block: { kind, ranges, number }, end, draw }: BlockProps) {
  const items = ranges.map((range, at) => (
    <li key={range.start}>
      {draw(range)}
      {at === ranges.length - 1 && end}
    </li>
  ));
  return kind === 'bullets' ? (
    <ul className={styles['list']}>{items}</ul>
  ) : (
    <ol className={styles['list']} start={number}>
      {items}
    </ol>
  );
}

/** The cells of a table's row: between bars, but for those that a backslash stands before. */
function cellsOf(text: string, { start, end }: MarkdownRange): MarkdownRange[] {
  const row = text.slice(start, end);
  const bars = Array.from(row.matchAll(/(?<!\\)\|/g), ({ index }) => index);
  const edges = [...(/^\s*\|/.test(row) ? [] : [-1]), ...bars, ...(/(?<!\\)\|\s*$/.test(row) ? [] : [row.length])];
  return edges.slice(1).map((edge, at) => ({ start: start + (edges[at] ?? -1) + 1, end: start + edge }));
}

const TableText = ({ text, block: { ranges }, end, draw }: BlockProps & { readonly text: string }) => (
  <div className={styles['rows']}>
    <table>
      <tbody>
        {ranges.map((range, at) => (
          <tr key={range.start}>
            {cellsOf(text, range).map((cell) => {
              // A column without a name has no header.
              const Cell = at === 0 && text.slice(cell.start, cell.end).trim() !== '' ? 'th' : 'td';
              return <Cell key={cell.start}>{draw(cell)}</Cell>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
    {end}
  </div>
);

const elements = { paragraph: 'p', heading: 'h4', quote: 'blockquote', code: 'pre' } as const;

function BlockText({ text, ...props }: BlockProps & { readonly text: string }) {
  const { block, end, draw } = props;
  const { kind, ranges } = block;
  if (kind === 'bullets' || kind === 'numbers') return <ListText {...props} />;
  if (kind === 'table') return <TableText text={text} {...props} />;
  if (kind === 'rule') return <hr />;
  const Element = elements[kind];
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
  const { blocks, styles: styled } = useMemo(() => (part.format === 'markdown' ? readMarkdown(text) : plain), [part.format, text]);
  const end = caret ? <Caret /> : null;
  const draw = (range: MarkdownRange) => <Leaves text={text} range={range} marks={marks} styled={styled} />;
  if (part.format === 'markdown')
    return blocks.length === 0 ? (
      <p>{end}</p>
    ) : (
      blocks.map((block, at) => (
        <BlockText key={block.ranges[0]?.start ?? at} text={text} block={block} draw={draw} end={at === blocks.length - 1 && end} />
      ))
    );
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
