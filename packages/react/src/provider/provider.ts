import type { Client } from '@handbill/client';
import type { Live } from '@handbill/client/live';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, createElement, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { Handbill } from '../options/call-options.ts';
import { withOptions } from '../options/with-options.ts';

interface Connection {
  readonly handbill: Handbill;
  readonly live: Live | undefined;
}

const Context = createContext<Connection | undefined>(undefined);

export interface HandbillProviderProps {
  readonly client: Client;
  /** For `useGeneration`, `useEvents` and `useLive`. */
  readonly live?: Live | undefined;
  readonly queryClient: QueryClient;
  readonly children?: ReactNode;
}

/** Gives components the client, live texts and events, and the cache. */
export function HandbillProvider({ client, live, queryClient, children }: HandbillProviderProps): ReactElement {
  const value = useMemo(() => ({ handbill: withOptions(client), live }), [client, live]);
  // Not `<Context>`, which React 18 does not know.
  return createElement(QueryClientProvider, { client: queryClient }, createElement(Context.Provider, { value }, children));
}

function useConnected<Name extends keyof Connection>(name: Name): NonNullable<Connection[Name]> {
  const value = useContext(Context)?.[name];
  if (value === undefined)
    throw new Error(`There is no <HandbillProvider> around this component that is given ${name === 'handbill' ? 'client' : 'live'}`);
  return value;
}

/** The client, whose calls have `queryOptions`, `infiniteOptions` and `mutationOptions`. */
export const useHandbill = (): Handbill => useConnected('handbill');
/** Texts while they are written, and events. */
export const useLive = (): Live => useConnected('live');
