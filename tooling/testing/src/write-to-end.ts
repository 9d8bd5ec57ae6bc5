import { isWithin, type ContentAttempt } from '@handbill/contract';
import type { AttemptResult, WriterEvent, Writing } from '@handbill/operations';

type Beginning = Omit<Extract<WriterEvent<never>, { readonly kind: 'attempt' }>, 'kind'>;

/** Takes a text to its end: the result, the kept attempts, and a reader's copy of the text. */
export async function writeToEnd<Result>(writing: Writing<Result>, onProgress = (_: string): void => undefined) {
  const calls: (Beginning & { end?: AttemptResult })[] = [];
  const failing: unknown[] = [];
  const progress: string[] = [];
  const attempts: ContentAttempt[] = [];
  const parts = new Map<string, string>();
  for await (const event of writing)
    switch (event.kind) {
      case 'attempt':
        calls.push({ model: event.model, reason: event.reason });
        break;
      case 'attempt_ended':
        Object.assign(calls.at(-1) ?? {}, { end: event.result });
        break;
      case 'check':
        failing.push(...event.failing);
        break;
      case 'progress':
        progress.push(event.text);
        onProgress(event.text);
        break;
      case 'parts': {
        const { kind: _, ...attempt } = event;
        attempts.push(attempt);
        for (const pointer of parts.keys()) if (attempt.pointers.some((voided) => isWithin(pointer, voided))) parts.delete(pointer);
        break;
      }
      case 'delta':
        parts.set(event.pointer, (parts.get(event.pointer) ?? '') + event.text);
        break;
      case 'fallback':
      case 'waiting':
        break;
      case 'ended':
        return { result: event.result, calls, failing, progress, attempts, shown: Object.fromEntries(parts) };
    }
  throw new Error('The writer ended without a result');
}
