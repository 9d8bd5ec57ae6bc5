import type { Content, HandbillError } from '@handbill/client';
import type { Live, LiveText } from '@handbill/client/live';
import { after, noText, type GenerationState } from './generation-state.ts';
import type { KeptText, Keeper } from './kept-text.ts';

type Request<C extends Content> = Parameters<Live['generate']>[0] & { readonly type: C['type'] };

/** A text that is written, or found again after a reload. Components watch it; it is followed while one does. */
export interface Generation<C extends Content> {
  readonly start: (request: Request<C>) => void;
  readonly cancel: () => void;
  readonly reset: () => void;
  readonly state: () => GenerationState<C>;
  readonly watch: (onChange: () => void) => () => void;
}

/** Not `crypto.randomUUID`, which pages without HTTPS lack. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Whether the server may have begun the text all the same. */
const isOpen = ({ problem: { status, code } }: HandbillError): boolean => code !== 'not_sent' && (status === null || status >= 500);

/** @param onRecord is told of the record in the end */
export function createGeneration<C extends Content>(live: Live, keeper: Keeper, onRecord: (record: C) => void): Generation<C> {
  const watchers = new Set<() => void>();
  let state = noText<C>();
  let text: LiveText<C> | undefined;
  let left: AbortController | undefined;
  let frame = 0;

  const show = (): void => {
    cancelAnimationFrame(frame);
    frame = 0;
    for (const onChange of watchers) onChange();
  };
  const set = (change: Partial<GenerationState<C>>): void => {
    state = { ...state, ...change };
    show();
  };

  const fail = (error: HandbillError, kept: KeptText): void => {
    // The record of a text that failed has come before.
    if (state.record === undefined && !isOpen(error)) keeper.write(undefined);
    const isGone = error.code === 'not_found' && kept.id !== undefined;
    set(isGone ? { ...noText<C>(), error } : { status: state.record?.status ?? 'idle', error });
  };

  const read = async (followed: LiveText<C>, kept: KeptText, signal: AbortSignal): Promise<void> => {
    let drawn = state;
    for await (const event of followed) {
      if (signal.aborted) return;
      if (event.event === 'content.started') keeper.write({ id: event.id, idempotencyKey: kept.idempotencyKey });
      drawn = after(drawn, event);
      state = drawn;
      // A page draws no more often than that, and none at all while it is hidden.
      if (event.event !== 'content.delta') show();
      else frame ||= requestAnimationFrame(show);
    }
    onRecord(await followed.result);
  };

  const leave = (): void => {
    left?.abort();
    cancelAnimationFrame(frame);
    frame = 0;
    [text, left] = [undefined, undefined];
  };

  const follow = (kept: KeptText): void => {
    leave();
    const own = new AbortController();
    const { signal } = own;
    left = own;
    state = { ...noText<C>(), id: kept.id, status: kept.id === undefined ? 'starting' : 'generating' };
    const { request, idempotencyKey } = kept;
    // Sent again with the same key, it is written and paid for once.
    const followed = (
      kept.id === undefined ? live.generate(request as Request<Content>, { idempotencyKey, signal }) : live.follow(kept.id, { signal })
    ) as LiveText<C>;
    text = followed;
    show();
    read(followed, kept, signal).catch((error: HandbillError) => {
      if (!signal.aborted) fail(error, kept);
    });
  };

  return {
    start(request) {
      if (state.status === 'starting' || state.status === 'generating') return;
      const kept = keeper.read();
      // Whether the one before was begun is not known: it is the same one.
      const isSame = kept?.id === undefined && JSON.stringify(kept?.request) === JSON.stringify(request);
      const next = isSame && kept !== undefined ? kept : { request, idempotencyKey: newKey() };
      keeper.write(next);
      follow(next);
    },
    cancel: () => void text?.cancel().catch((error: HandbillError) => state.record === undefined && set({ error })),
    reset() {
      leave();
      keeper.write(undefined);
      set(noText<C>());
    },
    state: () => state,
    watch(onChange) {
      watchers.add(onChange);
      const kept = keeper.read();
      if (kept !== undefined && left === undefined && state.record === undefined) follow(kept);
      return () => {
        watchers.delete(onChange);
        if (watchers.size === 0) leave();
      };
    },
  };
}
