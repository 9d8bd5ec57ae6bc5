import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import type { ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { words } from '../../words/words.ts';
import { CheckList } from '../../sheet/check-list.tsx';
import { useWriteAgain } from './use-write-again.ts';

/** A text without an output: why, the kept part, and how to go on. */
export function FailedText({ record, head }: { readonly record: Content; readonly form: ContentForm; readonly head: ReactNode }) {
  const mayWrite = useAllowed('content:write');
  const again = useWriteAgain();
  return (
    <>
      <div className="middle">
        {head}
        <div className="measure stack">
          {record.error && (
            <Notice tone="bad">
              <p lang="en">{record.error.detail}</p>
              <p className="dim">{words.text.kept}</p>
            </Notice>
          )}
          {mayWrite && (
            <Button
              look="main"
              icon="redo"
              className="start"
              busy={again.isPending}
              onClick={() => again.mutate({ id: record.id, background: true })}
            >
              {words.text.writeAgain}
            </Button>
          )}
          {record.text !== null && record.text !== '' && (
            <section className="stack">
              <h2>{words.text.answer}</h2>
              <p dir="auto" lang={record.language} style={{ whiteSpace: 'pre-wrap' }}>
                {record.text}
              </p>
            </section>
          )}
        </div>
      </div>
      <section className="beside" aria-label={words.text.checks}>
        <CheckList checks={record.checks} />
      </section>
    </>
  );
}
