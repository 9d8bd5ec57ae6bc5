import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Changes members of the address that is shown; `undefined` takes one away. */
export function useSearchChange(): (change: Readonly<Record<string, string | undefined>>) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      void navigate({
        to: '.',
        search: (now: Readonly<Record<string, string | undefined>>) => ({ ...now, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
