import type { HandbillError, Page } from '@handbill/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { words } from '../../words/words.ts';
import { CreatedKeyDialog } from './created-key.tsx';
import styles from './settings.module.css';

const { settings: say } = words;

export interface Made {
  readonly name: string;
  /** `null` where an answer is repeated: a key is told once. */
  readonly secret: string | null;
}

interface RecordListProps<Record> {
  readonly label: string;
  readonly hint: string;
  readonly add: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Record>>, HandbillError>;
  readonly form: (onMade: (made: Made) => void, onCancel: () => void) => ReactNode;
  readonly draw: (records: readonly Record[]) => ReactNode;
}

/** Records with the form of another one; the key that comes with it is shown once. */
export function RecordList<Record>({ label, hint, add, list, form, draw }: RecordListProps<Record>) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<Made>();
  const onMade = (next: Made) => {
    setNew(false);
    setMade(next);
  };
  return (
    <div className="stack loose">
      <div className="row spread">
        <p className="dim grow">{hint}</p>
        {!isNew && (
          <Button look="main" icon="plus" onClick={() => setNew(true)}>
            {add}
          </Button>
        )}
      </div>
      {isNew && <Card title={add}>{form(onMade, () => setNew(false))}</Card>}
      {made?.secret != null && <CreatedKeyDialog name={made.name} secret={made.secret} onDone={() => setMade(undefined)} />}
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={label} flush>
        {data === undefined ? <Bones rows={4} /> : <ul>{draw(data.pages.flatMap((page) => page.data))}</ul>}
      </Card>
      {hasNextPage && (
        <Button className="start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.voices.more}
        </Button>
      )}
    </div>
  );
}

interface RecordItemProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly mayChange: boolean;
  readonly form: (onDone: () => void) => ReactNode;
  /** The label of the end for good, and its dialog; without one it stays. */
  readonly end: string;
  readonly dialog?: ((onDone: () => void) => ReactNode) | undefined;
  /** Those that belong to it. */
  readonly children?: ReactNode;
}

/** A record of a list, which opens to its form. */
export function RecordItem({ name, lines, mayChange, form, end, dialog, children }: RecordItemProps) {
  const [open, setOpen] = useState<'form' | 'dialog'>();
  const close = () => setOpen(undefined);
  return (
    <li>
      <ul>
        <Item>
          <div className="grow">
            <p className="strong">
              <bdi>{name}</bdi>
            </p>
            {lines.map((line) => (
              <p key={line} className="small dim">
                {line}
              </p>
            ))}
          </div>
          {mayChange && (
            <span className="row tight">
              <Button small about={name} aria-expanded={open === 'form'} onClick={() => setOpen(open === 'form' ? undefined : 'form')}>
                {say.change}
              </Button>
              {dialog ? (
                <Button small look="danger" about={name} onClick={() => setOpen('dialog')}>
                  {end}
                </Button>
              ) : (
                <span className="small dim">{say.thisSession}</span>
              )}
            </span>
          )}
        </Item>
      </ul>
      {open === 'form' && <div className={styles['open']}>{form(close)}</div>}
      {open === 'dialog' && dialog?.(close)}
      {children}
    </li>
  );
}
