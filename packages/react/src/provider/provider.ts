import type { Client } from '@handbill/client';
import type { Live } from '@handbill/client/live';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Handbill } from '../options/call-options.ts';
import { withOptions } from '../options/with-options.ts';
import { createFeed, type Feed } from '../events/feed.ts';

interface Connection {
  readonly handbill: Handbill;
  readonly live: Live | undefined;
  readonly feed: Feed | undefined;
}

const Context = createContext<Connection | undefined>(undefined);

export interface HandbillProviderProps {
  readonly client: Client;
  /** For `useGeneration`, `useEvents` and `useLive`. */
  readonly live?: Live | undefined;
  readonly queryClient: QueryClient;
  readonly children?: ReactNode;
}

/** Gives components the client, live texts and events, and the cache. Another client, with another key for example, begins anew. */
export function HandbillProvider({ client, live, queryClient, children }: HandbillProviderProps): ReactElement {
  const connection = useMemo(
    () => ({ handbill: withOptions(client), live, feed: live && createFeed(live, queryClient) }),
    [client, live, queryClient],
  );
  return createElement(
    QueryClientProvider,
    { client: queryClient },
    // Not `<Context>`, which React 18 does not know.
    createElement(Context.Provider, { value: connection }, children),
  );
}

function useConnection(): Connection {
  const connection = useContext(Context);
  if (connection === undefined) throw new Error('The hooks of @handbill/react are for components inside of <HandbillProvider>');
  return connection;
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('<HandbillProvider> needs `live`: createLive(…) of @handbill/client/live');
  return value;
}

/** The client, whose calls have `queryOptions`, `infiniteOptions` and `mutationOptions`. */
export const useHandbill = (): Handbill => useConnection().handbill;

/** Texts while they are written, and events. */
export const useLive = (): Live => given(useConnection().live);

export const useFeed = (): Feed => given(useConnection().feed);
