import { useEffect } from 'react';
import { Store } from './store.ts';

/** What the record on the screen is called. */
export const crumb = new Store<string | undefined>(undefined);

export function useCrumb(name: string | undefined): void {
  useEffect(() => {
    crumb.value = name;
    return () => {
      crumb.value = undefined;
    };
  }, [name]);
}
