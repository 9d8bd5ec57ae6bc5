import type { HandbillError } from '@handbill/client';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRestore, type Noun } from '../data/use-deletion.ts';
import { useTitle } from '../data/use-title.ts';
import { words } from '../words/words.ts';
import { Bones } from './bones.tsx';
import { Button, buttonClass } from './button.tsx';
import { Mark } from './icon.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import styles from './empty.module.css';

interface PageProps {
  readonly title: string;
  /** Below its heading. */
  readonly hint?: string;
  readonly beside?: ReactNode;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A screen with a heading, which is the title of the page as well. */
export function Page({ title, hint, beside, isBusy, children }: PageProps) {
  useTitle(title);
  return (
    <div className="page" aria-busy={isBusy}>
      <div className="head">
        <div>
          <h1>{title}</h1>
          {hint !== undefined && <p className="dim">{hint}</p>}
        </div>
        {beside}
      </div>
      {children}
    </div>
  );
}

interface EmptyProps {
  readonly title: string;
  readonly hint?: string;
  readonly isFirst?: boolean;
  readonly children?: ReactNode;
}

/** An empty list names its purpose, and gives one way on. */
export const Empty = ({ title, hint, isFirst = false, children }: EmptyProps) => (
  <div className={styles['empty']}>
    {isFirst && <Mark large />}
    <h2>{title}</h2>
    {hint !== undefined && <p>{hint}</p>}
    {children}
  </div>
);

function Restore({ noun, id }: { readonly noun: Noun; readonly id: string }) {
  const restore = useRestore(noun);
  return (
    <Button look="quiet" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
      {words.text.restore}
    </Button>
  );
}

interface GoneProps {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly say: { readonly gone: string; readonly goneHint: string };
  /** Leads to the others. */
  readonly to: NonNullable<LinkProps['to']>;
  readonly toLabel: string;
  /** The record that may be brought back, where the key may do so. */
  readonly deleted?: { readonly noun: Noun; readonly id: string } | undefined;
}

/** In place of a record that is not there. */
export const Gone = ({ title, hideTitle = false, say, to, toLabel, deleted }: GoneProps) => (
  <div className="page">
    <h1 className={hideTitle ? 'vh' : ''}>{title}</h1>
    <Empty title={say.gone} hint={say.goneHint}>
      <div className="row">
        <Link to={to} className={buttonClass({})}>
          {toLabel}
        </Link>
        {deleted && <Restore {...deleted} />}
      </div>
    </Empty>
  </div>
);

interface AwaitedProps {
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly query: { readonly error: HandbillError | null; readonly refetch: () => Promise<unknown> };
}

/** In place of a record that is not there yet, or could not be fetched. */
export const Awaited = ({ title, hideTitle = false, query: { error, refetch } }: AwaitedProps) => (
  <div className="page">
    <h1 className={hideTitle ? 'vh' : ''}>{title}</h1>
    {error ? <ProblemNotice error={error} onAgain={() => void refetch()} /> : <Bones rows={9} />}
  </div>
);
