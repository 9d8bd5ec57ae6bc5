import type { ModelReply } from '@handbill/testing';

export interface HeldReply {
  readonly reply: ModelReply;
  /** Resolves when the model is called. */
  readonly asked: Promise<void>;
  readonly release: () => void;
}

/** A model that answers only when `release` is called. */
export function heldReply(then: ModelReply): HeldReply {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const reply: ModelReply = async (response, request) => {
    asked.resolve();
    await released.promise;
    await then(response, request);
  };
  return { reply, asked: asked.promise, release: released.resolve };
}
