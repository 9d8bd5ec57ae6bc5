import { useCallback, useRef, useState } from 'react';
import { useLatest } from '../../data/use-latest.ts';

export interface Choosing {
  readonly chosen: ReadonlySet<string>;
  /** With `through`, all from the one that was chosen last. */
  readonly toggle: (index: number, through?: boolean) => void;
  readonly choose: (ids: readonly string[]) => void;
  /** The row that keys are about. */
  readonly at: number;
  readonly move: (to: number) => void;
}

/** Which rows of a list are chosen, and which one the keys are at. */
export function useChoosing(ids: readonly string[]): Choosing {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [at, move] = useState(-1);
  const last = useRef(0);
  const latest = useLatest(ids);
  /** The same function for every row, so that rows are not drawn anew. */
  const toggle = useCallback(
    (index: number, through = false) => {
      const id = latest()[index];
      if (id === undefined) return;
      const [from, to] = through ? [Math.min(last.current, index), Math.max(last.current, index)] : [index, index];
      const range = latest().slice(from, to + 1);
      last.current = index;
      setChosen((now) => (now.has(id) && !through ? new Set([...now].filter((each) => each !== id)) : new Set([...now, ...range])));
    },
    [latest],
  );
  return {
    chosen,
    at,
    toggle,
    move: (to) => move(Math.max(0, Math.min(ids.length - 1, to))),
    choose: (wanted) => setChosen(new Set(wanted)),
  };
}
