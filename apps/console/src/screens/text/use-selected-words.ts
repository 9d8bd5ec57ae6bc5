import { useEffect, useState } from 'react';

/** Words of a part, as a comment names them. */
export interface SelectedWords {
  readonly pointer: string;
  readonly span: { readonly start: number; readonly end: number };
  readonly excerpt: string;
}

/** The selected words of a text as it is shown, within one part. */
function readSelection(): SelectedWords | undefined {
  const selection = document.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const touched = [...document.querySelectorAll<HTMLElement>('article [data-part] [data-at]')].filter((leaf) => range.intersectsNode(leaf));
  const [first] = touched;
  const part = first?.closest<HTMLElement>('[data-part]');
  const last = touched.findLast((leaf) => leaf.closest('[data-part]') === part);
  if (first === undefined || last === undefined) return undefined;
  const at = (leaf: HTMLElement) => Number(leaf.dataset['at']);
  const start = at(first) + (first.contains(range.startContainer) ? range.startOffset : 0);
  const end = at(last) + (last.contains(range.endContainer) ? range.endOffset : last.textContent.length);
  const excerpt = selection.toString().trim();
  return start < end && excerpt !== '' ? { pointer: part?.dataset['part'] ?? '', span: { start, end }, excerpt } : undefined;
}

/** The words that were selected last. They stay when the selection moves into the field of a comment on them. */
export function useSelectedWords(): [selected: SelectedWords | undefined, drop: () => void] {
  const [selected, select] = useState(readSelection);
  useEffect(() => {
    const read = () => select((before) => readSelection() ?? before);
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, []);
  return [selected, () => select(undefined)];
}
