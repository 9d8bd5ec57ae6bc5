import type { ModelReply } from '@handbill/testing';

export interface HeldReply {
  readonly reply: ModelReply;
  /** Resolves when the model is called. */
  readonly called: Promise<void>;
  readonly release: () => void;
}

/** A model that answers only when `release` is called. */
export function heldReply(then: ModelReply): HeldReply {
  const called = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const reply: ModelReply = async (response, request) => {
    called.resolve();
    await released.promise;
    await then(response, request);
  };
  return { reply, called: called.promise, release: released.resolve };
}

/** Waits until the model of a generation is called. Throws what the generation ends in if it ends before. */
export async function calledBy(held: HeldReply, generation: Promise<unknown>): Promise<void> {
  const endedEarly = generation.then((end) => {
    throw new Error(`The generation ended before its model was called: ${JSON.stringify(end)}`);
  });
  await Promise.race([held.called, endedEarly]);
  // It may end in any way from now on.
  endedEarly.catch(() => undefined);
}
