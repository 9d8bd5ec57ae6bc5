import type { Content } from '@handbill/client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createGeneration, type Generation } from '../generation/generation.ts';
import type { GenerationState } from '../generation/generation-state.ts';
import { keeperOf } from '../generation/kept-text.ts';
import { useHandbill, useLive } from '../provider/provider.ts';

type Of<Name extends Content['type']> = Extract<Content, { type: Name }>;

export interface UseGenerationOptions {
  /** A text that is written already; `undefined` for none yet. */
  readonly id?: string | undefined;
  /** Finds what `start` began again after a reload of the tab: one for each place that writes. */
  readonly name?: string | undefined;
}

export interface UseGenerationResult<C extends Content> extends GenerationState<C>, Pick<Generation<C>, 'start' | 'cancel' | 'reset'> {}

/** Has a text written, or follows one, part by part, and over reloads. `cancel` stops the writing; to leave does not. */
export function useGeneration<Name extends Content['type'] = Content['type']>({ id, name }: UseGenerationOptions = {}): UseGenerationResult<
  Of<Name>
> {
  const live = useLive();
  const queryClient = useQueryClient();
  const { content } = useHandbill();
  const generation = useMemo(() => {
    const keeper = keeperOf(id === undefined ? name : undefined);
    if (id !== undefined) keeper.write({ id, idempotencyKey: '' });
    return createGeneration<Of<Name>>(live, keeper, (record) => {
      queryClient.setQueryData(content.get.queryKey({ id: record.id }), record);
      void queryClient.invalidateQueries({ queryKey: content.list.queryKey() });
    });
  }, [live, queryClient, content, id, name]);
  const state = useSyncExternalStore(generation.watch, generation.state, generation.state);
  const { start, cancel, reset } = generation;
  return { ...state, start, cancel, reset };
}
