/** The value of a key, which is made where there is none yet. */
export function madeOnce<Key, Value>(known: Pick<Map<Key, Value>, 'get' | 'set'>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}
