import { isHandbillError } from '@handbill/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

export function createQueryClient(onUnauthenticated: () => void): QueryClient {
  // The key has expired or was revoked: a new one is needed for every call.
  const onError = (error: Error) => {
    if (isHandbillError(error) && error.code === 'unauthenticated') onUnauthenticated();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: 30_000 } },
  });
}
