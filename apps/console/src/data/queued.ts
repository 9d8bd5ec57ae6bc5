import { isHandbillError, type HandbillError } from '@handbill/client';
import type { MutationOptions } from '@handbill/react';

interface Change<In, Out> {
  readonly mutationOptions: () => MutationOptions<In, Out>;
  readonly mutate: (input: In, options: { readonly idempotencyKey: string }) => Promise<Out>;
}

/** Not `crypto.randomUUID`, which pages without HTTPS lack. */
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** One key for each change, however often it is sent. */
const keys = new WeakMap<object, string>();
function keyOf(input: object): string {
  const key = keys.get(input) ?? newKey();
  keys.set(input, key);
  return key;
}

/** A call whose changes wait while the server is not reached, in their order for each record, and are sent again with the same key. */
export function queued<In extends { readonly id: string }, Out>(
  call: unknown,
  scope?: string,
): { readonly mutationOptions: () => MutationOptions<In, Out> } {
  const { mutate, mutationOptions } = call as Change<In, Out>;
  return {
    mutationOptions: () => ({
      ...mutationOptions(),
      mutationFn: (input: In) => mutate(input, { idempotencyKey: keyOf(input) }),
      retry: (_failures: number, error: HandbillError) => isHandbillError(error) && error.code === 'network_error',
      ...(scope !== undefined && { scope: { id: scope } }),
    }),
  };
}
