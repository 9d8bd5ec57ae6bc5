import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { lazy, Suspense, useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { found, type Check } from '../../data/findings.ts';
import { limitsOf } from '../../form/limit-words.ts';
import { CheckList } from '../../sheet/check-list.tsx';
import { words } from '../../words/words.ts';
import { askId, Decision } from './decision.tsx';

const AskForChanges = lazy(() => import('./ask-for-changes.tsx').then(({ AskForChanges: component }) => ({ default: component })));
const Gauges = lazy(() => import('../../sheet/gauges.tsx').then(({ Gauges: component }) => ({ default: component })));
const Comments = lazy(() => import('./comments.tsx').then(({ Comments: component }) => ({ default: component })));
const { text: say } = words;

/** The measurements in words, where no platform has a limit. */
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
  /** A part of it is being rewritten. */
  readonly isBusy?: boolean;
  readonly open?: string | undefined;
  readonly onOpen?: (id: string) => void;
}

/** Beside a text: the decision, its limits, its checks and its comments. */
export function Verdict({ record, form, output, checks, isBusy = false, open, onOpen }: VerdictProps) {
  const limits = limitsOf(form, record.request);
  const measured = measuredIn(checks);
  const [isAsking, ask] = useState(false);
  const done = () => {
    ask(false);
    document.getElementById(askId)?.focus();
  };
  const fails = found(checks).filter(({ outcome }) => outcome === 'fail').length;
  return (
    <section className="beside stack loose" aria-label={say.decision}>
      <Decision record={record} form={form} fails={fails} isBusy={isBusy} isAsking={isAsking} onAsk={() => ask(!isAsking)} />
      {isAsking && (
        <Suspense>
          <AskForChanges record={record} form={form} onDone={done} />
        </Suspense>
      )}
      {(limits.length > 0 || measured.length > 0) && (
        <div className="stack">
          <h2>{words.gauge.title}</h2>
          <Suspense fallback={<Bones rows={1} />}>
            <Gauges form={form} output={output} limits={limits} language={record.language} measured={measured.slice(0, 1)} />
          </Suspense>
        </div>
      )}
      <CheckList checks={checks} open={open} {...(onOpen && { onOpen })} />
      <Suspense>
        <Comments record={record} form={form} isElsewhere={isAsking} />
      </Suspense>
    </section>
  );
}
