import { useEffect } from 'react';
import { words } from '../words/words.ts';

/** The title of the page, and the focus on its heading when one came here from another. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = words.title(title);
  }, [title]);
}
