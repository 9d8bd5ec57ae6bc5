import type { CallFailure, Completion, TextEvent } from '@handbill/models';
import type { WriterEvent } from '@handbill/operations';
import type { StreamedParts } from './streamed-parts.ts';

/** A step of the writing of a text: tells its events, and returns its result. */
export type Step<Result> = AsyncGenerator<WriterEvent<never>, Result, void>;

export type CallStep<Result> = AsyncGenerator<WriterEvent<never> | TextEvent, Result, void>;

interface Reading {
  readonly streamed: StreamedParts;
  readonly read: (piece: string) => void;
  readonly restart: (model: string) => void;
}

/** Reads an answer while it comes, and tells the parts that are read. */
export async function* readWhileItComes(
  call: CallStep<Completion | CallFailure>,
  { streamed, read, restart }: Reading,
): Step<Completion | CallFailure> {
  let isOver = false;
  try {
    for (;;) {
      const next = await call.next();
      isOver = next.done === true;
      if (next.done === true) return next.value;
      const event = next.value;
      if (event.kind === 'fallback') restart(event.next);
      if (event.kind === 'piece') read(event.text);
      else yield event;
      yield* streamed.drain();
    }
  } finally {
    // Nobody asks for more text. A call that is ended so has no result.
    if (!isOver) await call.return(undefined as never);
  }
}
