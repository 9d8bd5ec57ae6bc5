import { useQueryClient } from '@tanstack/react-query';

/** Asks anew for all that shows what is planned: keys without `events:read` are told of no change. */
export function useRefresh(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(['calendar', 'publications', 'content'].map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })));
}
