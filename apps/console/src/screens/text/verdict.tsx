import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill, useStep } from '@handbill/react';
import { Button } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { found, type Check } from '../../data/findings.ts';
import { queued } from '../../data/queued.ts';
import { useAllowed } from '../../data/use-me.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { limitsOf } from '../../form/limits-of.ts';
import { Gauges } from '../../sheet/gauges.tsx';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CheckList } from '../../sheet/check-list.tsx';

const { text: say } = words;

/** Whether a text may go out: for whoever may say so, and for others why not they. */
function Decision({ record, fails }: { readonly record: Content; readonly fails: number }) {
  const { id, approved, status } = record;
  const mayApprove = useAllowed('content:write');
  const isOpen = approved === null && (status === 'ready' || status === 'needs_review');
  const approve = useStep<{ readonly id: string }, Content>(queued(useHandbill().content.approve, id), (now) => ({
    status: 'ready',
    approved: { ...now.approved, at: new Date(), key_id: now.approved?.key_id ?? '' },
  }));
  useKeys({ ...(mayApprove && isOpen && { approve: () => approve.mutate({ id }) }) });
  return (
    <div className="stack">
      <h2>{say.decision}</h2>
      {isOpen ? (
        <>
          <Button
            look="main"
            icon="check"
            shortcut={shortcutOf('approve')}
            busy={approve.isPending}
            refusal={mayApprove ? undefined : say.notAllowed('content:write')}
            onClick={() => approve.mutate({ id })}
          >
            {say.approve}
          </Button>
          <p className="small dim">
            {!mayApprove ? say.notAllowed('content:write') : fails > 0 ? say.approveFailing(fails) : say.approveClean}
          </p>
        </>
      ) : (
        <p className="small dim">{approved === null ? words.statuses[status] : say.approved(formatAgo(approved.at))}</p>
      )}
      {approve.error && <ProblemNotice error={approve.error} />}
    </div>
  );
}

/** What was measured in words, where no platform has a limit. */
const measuredIn = (checks: readonly Check[]) =>
  checks.flatMap(({ unit, measured, limit }) =>
    unit === 'words' && measured !== null && limit !== null
      ? [{ label: words.gauge.words, now: measured, min: limit.min ?? undefined, max: limit.max ?? undefined }]
      : [],
  );

interface VerdictProps {
  readonly record: Content;
  readonly form: ContentForm;
  readonly output: unknown;
  readonly checks: readonly Check[];
  readonly open?: string | undefined;
  readonly onOpen?: (id: string) => void;
}

/** Beside a text: the decision, its limits, and what was found. */
export function Verdict({ record, form, output, checks, open, onOpen }: VerdictProps) {
  const limits = limitsOf(form, record.request);
  const measured = measuredIn(checks);
  return (
    <section className="beside stack loose" aria-label={say.decision}>
      <Decision record={record} fails={found(checks).filter(({ outcome }) => outcome === 'fail').length} />
      {(limits.length > 0 || measured.length > 0) && (
        <div className="stack">
          <h2>{words.gauge.title}</h2>
          <Gauges form={form} output={output} limits={limits} language={record.language} measured={measured.slice(0, 1)} />
        </div>
      )}
      <CheckList checks={checks} open={open} {...(onOpen && { onOpen })} />
    </section>
  );
}
