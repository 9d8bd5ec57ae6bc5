import { createClient, isHandbillError } from '@handbill/client';
import { createLive } from '@handbill/client/live';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { base } from './base.ts';
import { remembering } from './made-calls.ts';
import { lose } from './reachability.ts';
import { signedOut } from './session.ts';

/** No form and no other site can set the header: with it the session counts for changes. */
const options = { url: base || '/', headers: { 'Handbill-Console': '1' } };

export const client = remembering(createClient(options));
export const live = createLive(options);

function onError(error: Error): void {
  if (!isHandbillError(error)) return;
  if (error.code === 'unauthenticated') signedOut.value = true;
  if (error.code === 'network_error') lose();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { staleTime: 30_000, refetchOnWindowFocus: false } },
});
