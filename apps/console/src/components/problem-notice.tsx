import type { HandbillError } from '@handbill/client';
import type { ReactNode } from 'react';
import { words } from '../words/words.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { rowOf } from './problem-table.ts';

interface ProblemNoticeProps {
  readonly error: HandbillError;
  readonly onAgain?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** The problem, the work that is kept, and the way on. */
export function ProblemNotice({ error, onAgain, children }: ProblemNoticeProps) {
  const { tone, more, again, id } = rowOf(error);
  // The page asks for a session by itself.
  if (error.code === 'unauthenticated') return null;
  const { request_id: request } = error.problem;
  const addition = more?.(error.problem as Readonly<Record<string, unknown>>);
  return (
    <Notice tone={tone} role="alert">
      <p>
        <span lang="en">{error.detail}</span> {addition}
      </p>
      {id === true && request !== null && (
        <p className="small dim">
          {words.problem.id} <code>{request}</code>
        </p>
      )}
      <div className="row">
        {again === true && onAgain && (
          <Button small onClick={onAgain}>
            {words.problem.again}
          </Button>
        )}
        {children}
      </div>
    </Notice>
  );
}
