import type { ContentAttempt, ContentDelta } from '@handbill/contract';
import type { Fallback, Log, Meter, Writing, AttemptLog } from '@handbill/operations';
import type { RecordedAttempts } from './recorded-attempts.ts';
import type { GenerationServices } from './generation-services.ts';

/** Shows the text while it comes. */
export interface ShownStream {
  addAttempt(attempt: ContentAttempt): void;
  addDelta(delta: Pick<ContentDelta, 'pointer' | 'text'>): void;
}

interface RunOptions {
  readonly attempts: RecordedAttempts;
  readonly onProgress?: (piece: string) => void;
  readonly stream: ShownStream;
  /** Has other texts written until then. `false`: the text is no longer needed, or the process stops. */
  readonly pause: (until: Promise<void>) => Promise<boolean>;
  /** Hears when the first words come of a text that this model was chosen for. */
  readonly meter?: { readonly model: string; readonly firstDelta: Meter['firstDelta'] };
  readonly of: object;
  readonly log: Log;
}

/** Has a text, or parts of one, written: keeps its events, and resolves to the result; `null`: its turn with a model was not waited for. */
export async function runWriter<Result>(
  writing: Writing<Result>,
  { attempts, onProgress, stream, pause, meter, of, log }: RunOptions,
): Promise<Result | null> {
  const began = performance.now();
  let hasBegun = false;
  for await (const event of writing) {
    switch (event.kind) {
      case 'attempt':
        await attempts.begin(event);
        break;
      case 'attempt_ended':
        attempts.end(event.result);
        break;
      case 'check':
        await attempts.keepFailing(event.failing);
        break;
      case 'progress':
        onProgress?.(event.text);
        break;
      case 'parts': {
        const { kind: _, ...attempt } = event;
        stream.addAttempt(attempt);
        break;
      }
      case 'delta':
        if (!hasBegun) meter?.firstDelta(meter.model, performance.now() - began);
        hasBegun = true;
        stream.addDelta(event);
        break;
      case 'fallback':
        logFallback(event, of, log);
        break;
      case 'waiting':
        if (!(await pause(event.until))) return null;
        break;
      case 'ended':
        await attempts.settled();
        return event.result;
    }
  }
  throw new Error('The writer ended without a result');
}

/** Says why another model writes, without a word of the brief or the provider. */
function logFallback({ model, next, cause }: Fallback, of: object, log: Log): void {
  const { explanation, kind, status } = cause;
  const fields = { ...of, model, fallback: next, kind, ...(status !== undefined && { status }) };
  log.warn(fields, `Another model writes in place of ${model}: ${explanation}`);
}

type BudgetKey = Parameters<AttemptLog['settle']>[0];

/** Counts the spend of work when it has ended, and sets the rest of its budget free. Where that fails, the next sweep does it. */
export async function settleAfter<T>(work: Promise<T>, budget: BudgetKey | undefined, { storage, log }: GenerationServices): Promise<T> {
  try {
    return await work;
  } finally {
    if (budget !== undefined)
      await storage.attemptLog.settle(budget).catch((cause: unknown) => {
        log.warn({ err: cause, content_id: budget.contentId }, 'What a text took could not be counted for its spending caps; it is later');
      });
  }
}
