import type { ContentAttempt, ContentDelta } from '@handbill/contract';
import type { Fallback, Log, Meter, Writing } from '@handbill/operations';
import type { RecordedAttempts } from './recorded-attempts.ts';

/** What is kept and shown of a text while it is written. */
interface RunOptions {
  readonly attempts: RecordedAttempts;
  /** Keeps the text so far. */
  readonly onProgress?: (piece: string) => void;
  readonly stream: {
    addAttempt(attempt: ContentAttempt): void;
    addDelta(delta: Pick<ContentDelta, 'pointer' | 'text'>): void;
  };
  /** Has other texts written until then. `false`: the text is no longer needed, or the process stops. */
  readonly pause: (until: Promise<void>) => Promise<boolean>;
  /** Hears when the first words come of a text that this model was chosen for. */
  readonly meter?: { readonly model: string; readonly firstDelta: Meter['firstDelta'] };
  /** Names the text in the log. */
  readonly of: object;
  readonly log: Log;
}

/** Has a text, or parts of one, written: keeps what happens, and resolves to what comes of it. `null`: it was not waited for until a model could be called. */
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
