import type { HandbillError } from '@handbill/client';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import type { MutationOptions } from '../options/call-options.ts';
import { changeRecords, putBack, type AnyRecord } from '../records/cached-records.ts';

/** What a step changes, as it is shown before the server has answered: members, or `null` where the record goes. */
export type StepChange<In, Out> = Partial<Out> | ((record: Out, input: In) => Partial<Out>) | null;

/**
 * A change of one record that shows at once wherever the cache has the record, and is taken back if the server refuses; `error` says why.
 * Not for what costs money, publishes or makes a secret.
 */
export function useStep<In extends { readonly id: string }, Out>(
  call: { readonly mutationOptions: () => MutationOptions<In, Out> },
  change: StepChange<In, Out>,
): UseMutationResult<Out, HandbillError, In, ReturnType<typeof changeRecords>> {
  const queryClient = useQueryClient();
  const { mutationKey, mutationFn, retry } = call.mutationOptions();
  const [noun] = mutationKey;
  const shown = (record: AnyRecord, input: In): AnyRecord | null => {
    if (change === null) return null;
    return { ...record, ...(typeof change === 'function' ? change(record as Out, input) : change) };
  };
  return useMutation({
    mutationKey,
    mutationFn,
    retry,
    onMutate: async (input: In) => {
      // What is still on its way would bring the old state back.
      await queryClient.cancelQueries({ queryKey: [noun] });
      return changeRecords(queryClient, [noun], (record) => (record.id === input.id ? shown(record, input) : record));
    },
    onSuccess: (result, { id }) => {
      const isRecord = typeof result === 'object' && result !== null && Reflect.get(result, 'id') === id;
      // While others are on their way, theirs show.
      if (isRecord && queryClient.isMutating({ mutationKey: [noun] }) === 1)
        changeRecords(queryClient, [noun], (record) => (record.id === id ? { ...record, ...result } : record));
    },
    onError: (_error, _input, replaced) => {
      if (replaced !== undefined) putBack(queryClient, replaced);
    },
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey: [noun] }) === 1) await queryClient.invalidateQueries({ queryKey: [noun] });
    },
  });
}
