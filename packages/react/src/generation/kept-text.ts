/** The data that find a text again after a reload: its id or, before it has one, its request and the key that keeps it from being paid for twice. */
export interface KeptText {
  readonly id?: string;
  readonly request?: object;
  readonly idempotencyKey?: string | undefined;
}

/** Keeps a text by a name for as long as its tab is open; without one, or where a page may not store, for as long as this is there. */
export function keeperOf(name: string | undefined, first?: KeptText): { kept: KeptText | undefined } {
  let own = first;
  const stored = <T>(use: (storage: Storage, key: string) => T): T | undefined => {
    try {
      return name === undefined ? undefined : use(sessionStorage, `handbill:${name}`);
    } catch {
      return undefined;
    }
  };
  return {
    get kept() {
      return own ?? stored((storage, key) => JSON.parse(storage.getItem(key) ?? 'null') as KeptText | null) ?? undefined;
    },
    set kept(kept) {
      own = kept;
      stored((storage, key) => (kept === undefined ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(kept))));
    },
  };
}
