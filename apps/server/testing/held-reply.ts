import { setTimeout as wait } from 'node:timers/promises';
import type { FakeModelServer, ModelReply } from '@handbill/testing';

export interface HeldReply {
  readonly reply: ModelReply;
  /** Resolves when the model is called. Throws where it is not. */
  readonly called: Promise<void>;
  readonly release: () => void;
}

/** A call that never comes fails a test with this reason, rather than by the time that the test may take. */
export async function inTime(called: Promise<void>): Promise<void> {
  const late = wait(40_000, undefined, { ref: false }).then(() => Promise.reject(new Error('The model was not called within 40 s')));
  await Promise.race([called, late]);
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
  return {
    reply,
    release: released.resolve,
    get called() {
      return inTime(called.promise);
    },
  };
}

/** Waits until the model of a generation is called. Throws the generation's error if it ends before. */
export async function calledBy(held: HeldReply, generation: Promise<unknown>): Promise<void> {
  const endedEarly = generation.then((end) => {
    throw new Error(`The generation ended before its model was called: ${JSON.stringify(end)}`);
  });
  await Promise.race([held.called, endedEarly]);
  // It may end in any way from now on.
  endedEarly.catch(() => undefined);
}

/** Makes a call whose model answers only when `release` is called; resolves when it is asked. */
export async function heldCall<T>(
  model: Pick<FakeModelServer, 'play'>,
  reply: ModelReply,
  call: () => Promise<T>,
): Promise<{ readonly answer: Promise<T>; readonly release: () => void }> {
  const held = heldReply(reply);
  model.play(held.reply);
  const answer = call();
  await calledBy(held, answer);
  return { answer, release: held.release };
}
