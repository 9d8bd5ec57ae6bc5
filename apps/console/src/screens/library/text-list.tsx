import type { ContentSummary } from '@handbill/client';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from '../../components/list.module.css';
import { words } from '../../words/words.ts';
import { TextRow } from './text-row.tsx';
import type { Choosing } from './use-choosing.ts';

const { library: say } = words;

interface TextListProps {
  readonly texts: readonly ContentSummary[];
  /** −1 where it is not exact. */
  readonly total: number;
  readonly choosing: Choosing;
  readonly onEnd: () => void;
  readonly isStale: boolean;
}

/** A list of any length, of which only the visible rows are drawn. */
export function TextList({ texts, total, choosing, onEnd, isStale }: TextListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY), []);
  const virtualizer = useWindowVirtualizer({
    count: texts.length,
    estimateSize: () => 64,
    overscan: 8,
    scrollMargin: margin,
    getItemKey: (index) => texts[index]?.id ?? index,
  });
  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const { at, chosen, toggle, choose } = choosing;
  useEffect(() => {
    if (last >= texts.length - 20) onEnd();
  }, [last, texts.length, onEnd]);
  useEffect(() => {
    if (at < 0) return;
    virtualizer.scrollToIndex(at, { align: 'auto' });
    document.querySelector<HTMLElement>(`[data-row="${at}"]`)?.focus();
  }, [at, virtualizer]);
  const isAll = texts.length > 0 && texts.every(({ id }) => chosen.has(id));
  return (
    <div role="table" aria-label={say.list} aria-rowcount={total} className={isStale ? 'stale' : ''}>
      <div role="row" className={styles['head']} aria-rowindex={1}>
        <span role="columnheader" className={styles['tick']}>
          <label>
            <input type="checkbox" checked={isAll} onChange={() => choose(isAll ? [] : texts.map(({ id }) => id))} />
            <span className="vh">{say.chooseAll}</span>
          </label>
        </span>
        {(['text', 'language', 'status', 'findings', 'changed'] as const).map((column) => (
          <span key={column} role="columnheader">
            {say.columns[column]}
          </span>
        ))}
      </div>
      <div ref={list} role="rowgroup" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {rows.map(({ index, key, start }) => {
          const text = texts[index];
          return (
            text && (
              <div
                key={key}
                role="presentation"
                ref={virtualizer.measureElement}
                data-index={index}
                style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start - margin}px)` }}
              >
                <TextRow text={text} index={index} isChosen={chosen.has(text.id)} isAt={at === index} onChoose={toggle} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}
