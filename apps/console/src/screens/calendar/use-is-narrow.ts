import { useSyncExternalStore } from 'react';

/** As narrow as phones are: as the styles have it. */
const query = matchMedia('(max-width: 56rem)');
const subscribe = (listener: () => void) => {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
