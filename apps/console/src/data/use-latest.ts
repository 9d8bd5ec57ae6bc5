import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function over all renders, which gives a value as it was drawn last: for later events. */
export function useLatest<Value>(value: Value): () => Value {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
}
