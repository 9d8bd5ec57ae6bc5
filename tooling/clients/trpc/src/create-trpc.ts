import type { AppRouter } from '@handbill/client/trpc';
import type { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { EventSource } from 'eventsource';
import superjson from 'superjson';

export function createTrpc(origin: string, key: string, queryClient: QueryClient) {
  const server = { url: `${origin}/trpc`, transformer: superjson };
  const authorization = `Bearer ${key}`;
  const client = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        // A browser's own EventSource cannot send a key.
        true: httpSubscriptionLink({
          ...server,
          EventSource,
          eventSourceOptions: { fetch: (url, init) => fetch(url, { ...init, headers: { ...init.headers, authorization } }) },
        }),
        // By POST, since the calls of a batch may be too long for an address.
        false: httpBatchLink({ ...server, headers: { authorization }, methodOverride: 'POST', maxItems: 50 }),
      }),
    ],
  });
  return { client, trpc: createTRPCOptionsProxy<AppRouter>({ client, queryClient }) };
}
