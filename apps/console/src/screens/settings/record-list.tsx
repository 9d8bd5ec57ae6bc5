import type { HandbillError, Page } from '@handbill/client';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button, More } from '../../components/button.tsx';
import { Card, Item, ListCard } from '../../components/card.tsx';
import { CopiedLine } from '../../components/copied-line.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { base } from '../../data/base.ts';
import { words } from '../../words/words.ts';
import styles from './settings.module.css';

const { settings: say } = words;

export interface Made {
  readonly name: string;
  /** `null` where an answer is repeated: a key is told once. */
  readonly secret: string | null;
}

/** A key just after it was made: the only time that it is shown, so that it stays until it is put away. */
function CreatedKey({ made: { name, secret }, onDone }: { readonly made: Made; readonly onDone: () => void }) {
  if (secret === null) return null;
  const url = location.origin + base;
  return (
    <Dialog title={words.activity.keyNamed(name)} wide>
      <Notice tone="warn">
        <p>{say.onlyOnce}</p>
      </Notice>
      <CopiedLine label={say.theKey} line={secret} />
      <CopiedLine label="curl" line={`curl -H 'Authorization: Bearer ${secret}' ${url}/v1/me`} />
      <CopiedLine
        label="TypeScript"
        line={`import { createClient } from '@handbill/client'; console.log(await createClient({ url: '${url}', key: '${secret}' }).me.get.query());`}
      />
      <Button look="main" className="start" onClick={onDone}>
        {say.haveIt}
      </Button>
    </Dialog>
  );
}

interface RecordListProps<Record> {
  readonly label: string;
  readonly hint: string;
  readonly add: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<Record>>, HandbillError>;
  readonly form: (onMade: (made: Made) => void, onCancel: () => void) => ReactNode;
  /** Of all records, those that are drawn as rows of the list. */
  readonly rowsOf?: (all: readonly Record[]) => readonly Record[];
  readonly draw: (record: Record, all: readonly Record[]) => ReactNode;
}

/** Records with the form of another one; the key that comes with it is shown once. */
export function RecordList<Record>({ label, hint, add, list, form, rowsOf = (all) => all, draw }: RecordListProps<Record>) {
  const { data, error, refetch } = list;
  const all = data?.pages.flatMap((page) => page.data);
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
      {made && <CreatedKey made={made} onDone={() => setMade(undefined)} />}
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <ListCard label={label} bones={4} rows={all && rowsOf(all)} draw={(record) => draw(record, all ?? [])} />
      <More list={list} className="start" />
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
