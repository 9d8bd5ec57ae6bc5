import type { Content, HandbillError } from '@handbill/client';
import type { Live, LiveText } from '@handbill/client/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { keeperOf, type KeptText } from '../generation/kept-text.ts';
import { noText, showText, type GenerationState } from '../generation/show-text.ts';
import { useLive } from '../provider/provider.ts';
import { useTurn } from './use-turn.ts';

type Of<Name extends Content['type']> = Extract<Content, { type: Name }>;
type Request = Parameters<Live['generate']>[0];

export interface UseGenerationOptions {
  /** A text that was begun already. */
  readonly id?: string | undefined;
  /** Finds again, after a reload of the tab, the text that `start` began: one for each place that writes. */
  readonly name?: string | undefined;
}

export interface Generation<C extends Content = Content> extends GenerationState<C> {
  /** Has a text written, where none is being written. */
  readonly start: (request: Request & { readonly type: C['type'] }) => void;
  /** Stops the writing; the record keeps the text so far. */
  readonly cancel: () => void;
  /** Forgets the text, which is written to its end all the same. */
  readonly reset: () => void;
}

/** Not `crypto.randomUUID`, which pages without HTTPS lack. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
/** No text was begun: the server has refused it. */
const isRefused = ({ problem: { status, code } }: HandbillError): boolean => code === 'not_sent' || (status !== null && status < 500);

/** Has a text written, or follows one, part by part and over reloads. To leave it stops nothing. */
export function useGeneration<Name extends Content['type'] = Content['type']>(options: UseGenerationOptions = {}): Generation<Of<Name>> {
  const { id: givenId, name } = options;
  const [live, queryClient] = [useLive(), useQueryClient()];
  const keeper = useMemo(() => (givenId === undefined ? keeperOf(name) : keeperOf(undefined, { id: givenId })), [givenId, name]);
  const [order, setOrder] = useState<KeptText>();
  const [state, setState] = useState(noText<Of<Name>>);
  const text = useRef<LiveText<Of<Name>>>(undefined);
  const isFollowed = [useTurn(), state.record !== undefined, state.error !== null].includes(true);
  // Not while it is rendered: a server that renders has no storage.
  useEffect(() => setOrder(keeper.kept), [keeper]);

  useEffect(() => {
    if (order === undefined) return setState(noText);
    if (!isFollowed) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const { id, request, idempotencyKey } = keeper.kept ?? order;
    // Sent again with the same key, it is written and paid for once.
    const followed = id === undefined ? live.generate(request as Request, { idempotencyKey, signal }) : live.follow(id, { signal });
    const own = (text.current = followed as LiveText<Of<Name>>);
    const { ended, leave } = showText(own, (next) => {
      if (next.id !== undefined) keeper.kept = { id: next.id };
      setState(next);
    });
    const keep = (record: Of<Name>): Promise<void> => {
      queryClient.setQueryData(['content', 'get', { id: record.id }], record);
      return queryClient.invalidateQueries({ queryKey: ['content', 'list'] });
    };
    ended.then(keep).catch((error: HandbillError) => {
      if (!signal.aborted && own.id === undefined && isRefused(error)) keeper.kept = undefined;
    });
    return () => {
      leave();
      left.abort();
    };
  }, [live, queryClient, keeper, order, isFollowed]);

  return {
    ...state,
    start(request) {
      if (state.status === 'starting' || state.status === 'generating') return;
      const { kept } = keeper;
      // Where it is not known whether the one before was begun, this is the same one.
      const isSame = kept?.request !== undefined && JSON.stringify(kept.request) === JSON.stringify(request);
      keeper.kept = { request, idempotencyKey: isSame ? kept.idempotencyKey : newKey() };
      setOrder(keeper.kept);
    },
    cancel: () => void text.current?.cancel().catch((error: HandbillError) => setState((now) => (now.record ? now : { ...now, error }))),
    reset() {
      keeper.kept = undefined;
      setOrder(undefined);
    },
  };
}
