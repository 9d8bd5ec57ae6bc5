import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Changes members of the address that is shown; `undefined` takes one away. */
export function useSearchChange<Search extends object>(): (change: Search) => void {
  const navigate = useNavigate();
  return useCallback(
    (change) =>
      void navigate({
        to: '.',
        search: (now: object) => Object.fromEntries(Object.entries({ ...now, ...change })),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
}
