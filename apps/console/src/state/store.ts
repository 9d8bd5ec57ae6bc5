import { useSyncExternalStore } from 'react';

/** A value that components follow: for the few that are neither a record of the server's nor in the address. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  }

  readonly follow = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const useStore = <Value>(store: Store<Value>): Value => useSyncExternalStore(store.follow, () => store.value);
