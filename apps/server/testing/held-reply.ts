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
