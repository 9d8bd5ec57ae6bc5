import type { HandbillError } from '@handbill/client';
import type { CallKey, MutationOptions } from '@handbill/react';

/** A call that is sent as a change is and changes nothing: its answer is kept as that of a query. */
export function asQuery<In extends object, Out>(call: { readonly mutationOptions: () => MutationOptions<In, Out> }, input: In) {
  const { mutationKey, mutationFn, retry } = call.mutationOptions();
  const queryKey: CallKey = [mutationKey[0], mutationKey[1], input];
  return { queryKey, queryFn: () => mutationFn(input), retry: retry as false, throwOnError: (_: HandbillError) => false };
}
