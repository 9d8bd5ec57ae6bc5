import type { HandbillError } from '@handbill/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

// A call fails with this and with nothing else, so every hook's `error` is one.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: HandbillError;
  }
}

export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  // The key has expired or was revoked: whatever was called, a new one is needed.
  const onError = (error: HandbillError) => {
    if (error.code === 'unauthenticated') onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // The client retries by itself, and knows what may be retried and when: TanStack's own three would multiply its two.
    defaultOptions: { queries: { retry: false, staleTime: 30_000 } },
  });
}
