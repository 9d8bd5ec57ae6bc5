import type { HandbillError } from '@handbill/client';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from '../options/call-options.ts';
import { changeRecords, nounsWith, putBack } from '../records/cached-records.ts';

/** The change of a step, as it is shown before the server has answered: members, or `null` where the record goes. */
export type StepChange<In, Out> = Partial<Out> | ((record: Out, input: In) => Partial<Out>) | null;

/**
 * A change of one record that shows at once wherever the cache has it, and is taken back if the server refuses; `error` says why. Not for changes
 * that cost money, publish or make a secret.
 */
export function useStep<In extends { readonly id: string }, Out>(
  call: { readonly mutationOptions: () => MutationOptions<In, Out> },
  change: StepChange<In, Out>,
): UseMutationResult<Out, HandbillError, In, ReturnType<typeof changeRecords>> {
  const queryClient = useQueryClient();
  const options = call.mutationOptions();
  const nouns = nounsWith(options.mutationKey[0]);
  const mutationKey = nouns.slice(0, 1);
  const put = (id: string, members: (record: Out) => object | null) =>
    changeRecords(queryClient, nouns, (record) => {
      if (record.id !== id) return record;
      const changed = members(record as Out);
      return changed && { ...record, ...changed };
    });
  /** While others are on their way, the cache shows theirs. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1;
  return useMutation({
    ...options,
    onMutate: async (input: In) => {
      // A query that is still on its way would bring the old state back.
      await Promise.all(nouns.map((noun) => queryClient.cancelQueries({ queryKey: [noun] })));
      return put(input.id, (record) => (typeof change === 'function' ? change(record, input) : change));
    },
    onSuccess: (result, { id }) => {
      if (typeof result === 'object' && result && isLast()) put(id, () => result);
    },
    onError: (_error, _input, replaced = []) => putBack(queryClient, replaced),
    onSettled: async () => {
      if (isLast()) await Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })));
    },
  });
}
