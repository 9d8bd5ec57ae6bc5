import { useEffect } from 'react';
import { words } from '../words/words.ts';
import { Store } from '../state/store.ts';

/** The name of the record on the screen. */
export const crumb = new Store<string | undefined>(undefined);

/** The title of the page, and the name of its record behind the path that leads to it. */
export function useTitle(title: string, record?: string): void {
  useEffect(() => {
    document.title = words.title(title);
    crumb.value = record;
  }, [title, record]);
}
