import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useGeneration } from '@handbill/react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Status } from '../../components/status.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { limitsOf } from '../../form/limit-words.ts';
import { Gauges } from '../../sheet/gauges.tsx';
import { Sheet } from '../../sheet/sheet.tsx';
import { formatSeconds } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Brief } from './brief.tsx';
import { CheckList } from '../../sheet/check-list.tsx';
import { PostHead } from './post-head.tsx';
import { Steps } from './steps.tsx';
import { useCaret, useSpoken } from './use-caret.ts';

const { text: say } = words;

function useSeconds(since: Date): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since.getTime()) / 1_000) * 1_000);
}

/** Stops the writing by two presses of Esc, or one of the button. */
function useStop(cancel: () => void): [isAsked: boolean, stop: () => void] {
  const [isAsked, ask] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => ask(false), 3_000);
    return () => clearTimeout(timer);
  }, [isAsked]);
  useKeys({ back: () => (isAsked ? cancel() : ask(true)) });
  return [isAsked, cancel];
}

function LiveHead({ record, onStop }: { readonly record: Content; readonly onStop: () => void }) {
  const mayWrite = useAllowed('content:write');
  const [isAsked, stop] = useStop(onStop);
  const elapsed = useSeconds(record.updated_at);
  return (
    <div className="row measure">
      <Status tone="live">{words.statuses.generating}</Status>
      <span className="small dim num">
        {record.generation.model} · {formatSeconds(elapsed)}
      </span>
      {mayWrite && (
        <Button small icon="stop" className="end" shortcut="Esc" onClick={stop}>
          {isAsked ? say.stopAgain : say.stop}
        </Button>
      )}
    </div>
  );
}

/** A text while it is written: its parts as they come, and each limit as it fills. */
export function LiveText({ record, form }: { readonly record: Content; readonly form: ContentForm }) {
  const { id, language, request } = record;
  const text = useGeneration({ id });
  const output = text.partial;
  const caretAt = useCaret(form, output);
  const spoken = useSpoken(form, caretAt);
  const limits = limitsOf(form, request);
  return (
    <div className="desk">
      <section className="beside stack loose" aria-label={say.brief}>
        <Brief record={record} form={form} />
        <Steps attempts={text.attempts} form={form} />
      </section>
      <div className="middle">
        <LiveHead record={record} onStop={text.cancel} />
        {record.queue_position !== null && text.attempts.length === 0 && <Notice>{say.queue(record.queue_position)}</Notice>}
        {text.isLost && (
          <Notice tone="live" role="status">
            {say.lost}
          </Notice>
        )}
        {text.error && text.record === undefined && <ProblemNotice error={text.error} />}
        <Sheet
          form={form}
          output={output}
          language={language}
          limits={limits}
          label={say.asWritten}
          isBusy
          caretAt={caretAt}
          head={<PostHead form={form} />}
        />
        <p className="vh" role="status">
          {spoken}
        </p>
      </div>
      <section className="beside stack loose" aria-label={words.gauge.title}>
        <div className="stack">
          <h2>{words.gauge.title}</h2>
          <Gauges form={form} output={output} limits={limits} language={language} />
        </div>
        <CheckList checks={text.checks} />
        <Notice>
          <p className="small">{say.leave}</p>
        </Notice>
      </section>
    </div>
  );
}
