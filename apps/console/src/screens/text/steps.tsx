import type { LiveAttempt } from '@handbill/client/live';
import type { ContentForm } from '@handbill/client/counting';
import { Timeline } from '../../components/timeline.tsx';
import { partLabel } from '../../form/limit-words.ts';
import { asWords, formatList } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';

/** The calls of models for a text so far, and the parts that each of them writes. */
export function Steps({ attempts, form }: { readonly attempts: readonly LiveAttempt[]; readonly form: ContentForm }) {
  const labels = (pointers: readonly string[]) =>
    formatList([...new Set(pointers.map((pointer) => partLabel(form, pointer)).filter(Boolean))]);
  return (
    <div className="stack tight">
      <h3>{words.text.steps}</h3>
      <Timeline
        moments={attempts.map(({ reason, pointers, model }, at) => ({
          id: String(at),
          tone: at === attempts.length - 1 ? ('live' as const) : ('good' as const),
          what: (
            <>
              {wordFor(words.text.reasons, reason) ?? asWords(reason)}
              <br />
              <span className="dim">{labels(pointers) || model}</span>
            </>
          ),
        }))}
      />
    </div>
  );
}
