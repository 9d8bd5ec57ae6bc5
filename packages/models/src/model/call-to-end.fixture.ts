import type { Fallback, TextEvent } from '../choice/model-set.ts';
import type { AttemptResult } from './language-model.ts';

type Beginning = Omit<Extract<TextEvent, { readonly kind: 'attempt' }>, 'kind'>;

/** Takes a call to its end: its outcome, and all that happened meanwhile. */
export async function callToEnd<Result>(call: AsyncGenerator<TextEvent, Result, void>, onPiece = (_: string): void => undefined) {
  const calls: (Beginning & { end?: AttemptResult })[] = [];
  const pieces: string[] = [];
  const fallbacks: Fallback[] = [];
  for (;;) {
    const next = await call.next();
    if (next.done === true) return { result: next.value, calls, pieces, fallbacks };
    const event = next.value;
    if (event.kind === 'attempt') calls.push({ model: event.model, reason: event.reason });
    if (event.kind === 'attempt_ended') Object.assign(calls.at(-1) ?? {}, { end: event.result });
    if (event.kind === 'fallback') fallbacks.push({ model: event.model, next: event.next, cause: event.cause });
    if (event.kind !== 'piece') continue;
    pieces.push(event.text);
    onPiece(event.text);
  }
}
