import { useEffect, useState } from 'react';

/** A value as it was when it last stood still for so long. */
export function useLate<Value>(value: Value, milliseconds: number): Value {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return late;
}
