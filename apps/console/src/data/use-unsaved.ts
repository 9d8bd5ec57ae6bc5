import { useEffect, useRef, useState } from 'react';
import { keep, readKept } from './kept.ts';

/** Members of a record that are not saved yet, and which state of it they were written on. */
export interface Unsaved {
  readonly revision: number;
  readonly members: Readonly<Record<string, unknown>>;
}

const delay = 800;
export const isDirty = ({ members }: Unsaved): boolean => Object.keys(members).length > 0;

/** What survives a reload until it is saved. */
export function useUnsaved(name: string, revision: number) {
  const [unsaved, setUnsaved] = useState<Unsaved>(() => (readKept(name) as Unsaved | undefined) ?? { revision, members: {} });
  const latest = useRef(unsaved);
  const put = (next: Unsaved): void => {
    latest.current = next;
    setUnsaved(next);
    keep(name, isDirty(next) ? next : undefined);
  };
  return { unsaved, latest, put };
}

/** Saves when one pauses, and when one leaves. */
export function useSaving(save: () => void, isDue: boolean): void {
  const now = useRef(save);
  useEffect(() => {
    now.current = save;
    if (!isDue) return undefined;
    const timer = setTimeout(save, delay);
    return () => clearTimeout(timer);
  });
  useEffect(() => () => now.current(), []);
}
