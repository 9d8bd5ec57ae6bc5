import type { Client } from '@handbill/client';
import type { CallKey, Handbill } from './call-options.ts';

interface AnyCall {
  readonly query: (input: object, options?: { readonly signal: AbortSignal }) => Promise<unknown>;
  readonly mutate: (input: object) => Promise<unknown>;
}
type AnyClient = Readonly<Record<string, Readonly<Record<string, AnyCall>>>>;
interface AnyPage {
  readonly pagination: { readonly next_cursor: string | null };
}

// The client retries.
const retry = false;

/** A call of the client, with options for TanStack Query. */
function callWithOptions({ query, mutate }: AnyCall, noun: string, name: string): object {
  const queryKey = (input?: object): CallKey => (input === undefined ? [noun, name] : [noun, name, input]);
  return {
    query,
    mutate,
    queryKey,
    queryOptions: (input: object = {}) => ({
      queryKey: queryKey(input),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => query(input, { signal }),
      retry,
    }),
    infiniteOptions: (filter: object = {}) => ({
      queryKey: [...queryKey(filter), 'pages'],
      queryFn: ({ signal, pageParam: cursor }: { readonly signal: AbortSignal; readonly pageParam: string | null }) =>
        query({ ...filter, cursor }, { signal }),
      initialPageParam: null,
      getNextPageParam: ({ pagination }: AnyPage) => pagination.next_cursor,
      retry,
    }),
    mutationOptions: () => ({ mutationKey: queryKey(), mutationFn: (input: object = {}) => mutate(input), retry }),
  };
}

/** An object that has every name; each is made once. */
function namesOf(make: (name: string) => object): object {
  const made = new Map<string, object>();
  const get = (_: object, name: string | symbol) => {
    // Without `then`, so that it can be awaited.
    if (typeof name === 'symbol' || name === 'then') return undefined;
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
  return new Proxy({}, { get });
}

/** The client with `queryOptions`, `infiniteOptions` and `mutationOptions` at its calls, for what runs outside of components as well. */
export function withOptions(client: Client): Handbill {
  // The names of both are the client's.
  const calls = client as unknown as AnyClient;
  return namesOf((noun) => namesOf((name) => callWithOptions((calls[noun] as AnyClient[string])[name] as AnyCall, noun, name))) as Handbill;
}
