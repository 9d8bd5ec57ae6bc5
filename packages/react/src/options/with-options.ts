import type { Client } from '@handbill/client';
import type { CallKey, Handbill } from './call-options.ts';

interface AnyCall {
  readonly query: (input: object, options: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly mutate: (input: object) => Promise<unknown>;
}
interface Context {
  readonly signal: AbortSignal;
  readonly pageParam: string | null;
}

function optionsOf({ query, mutate }: AnyCall, noun: string, name: string): object {
  const queryKey = (input?: object): CallKey => (input === undefined ? [noun, name] : [noun, name, input]);
  const retry = false;
  return {
    query,
    mutate,
    queryKey,
    queryOptions: (input = {}) => ({ queryKey: queryKey(input), queryFn: ({ signal }: Context) => query(input, { signal }), retry }),
    infiniteOptions: (filter = {}) => ({
      queryKey: [...queryKey(filter), 'pages'],
      queryFn: ({ signal, pageParam: cursor }: Context) => query({ ...filter, cursor }, { signal }),
      initialPageParam: null,
      getNextPageParam: (page: { pagination: { next_cursor: string | null } }) => page.pagination.next_cursor,
      retry,
    }),
    mutationOptions: () => ({ mutationKey: queryKey(), mutationFn: (input = {}) => mutate(input), retry }),
  };
}

/** An object that has every name, but for `then`, so that it can be awaited. */
const namesOf = (make: (name: string) => object): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'string' && name !== 'then' ? make(name) : undefined) });

/** The client with `queryOptions`, `infiniteOptions` and `mutationOptions` at its calls, outside of components as well. */
export function withOptions(client: Client): Handbill {
  // The names of both are the client's.
  const calls = client as unknown as Record<string, Record<string, AnyCall>>;
  return namesOf((noun) => namesOf((name) => optionsOf(calls[noun]?.[name] as AnyCall, noun, name))) as Handbill;
}
