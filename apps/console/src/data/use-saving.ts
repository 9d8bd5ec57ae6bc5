import type { HandbillError } from '@handbill/client';
import type { MutationOptions } from '@handbill/react';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';

/** All that shows what is planned: keys without `events:read` are told of no change. */
export const planned = ['calendar', 'publications', 'content'];

/** A change that is shown when the server has made it; records that it may have changed are fetched anew. */
export function useSaving<In, Out>(
  call: { readonly mutationOptions: () => MutationOptions<In, Out> },
  nouns: readonly string[],
  onSaved: (saved: Out, again: (input: In) => void) => void = () => undefined,
) {
  const queryClient = useQueryClient();
  const saving: UseMutationResult<Out, HandbillError, In> = useMutation({
    ...call.mutationOptions(),
    onSuccess: (saved: Out) => onSaved(saved, saving.mutate),
    onSettled: () => Promise.all(nouns.map((noun) => queryClient.invalidateQueries({ queryKey: [noun] }))),
  });
  return saving;
}
