/** What finds a text again after a reload: its id or, while it has none, what was asked for and the key that keeps it from being paid for twice. */
export interface KeptText {
  readonly id?: string;
  readonly request?: object;
  readonly idempotencyKey: string;
}

/** Where a page keeps what outlives a reload. */
export interface Keeper {
  readonly read: () => KeptText | undefined;
  readonly write: (kept: KeptText | undefined) => void;
}

/** Keeps a text for as long as its tab is open, or without a name for as long as its component is there. */
export function keeperOf(name: string | undefined): Keeper {
  const key = `handbill:${name}`;
  let own: KeptText | undefined;
  return {
    read() {
      if (name === undefined) return own;
      try {
        return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptText | null) ?? undefined;
      } catch {
        // A page may be denied its storage.
        return own;
      }
    },
    write(kept) {
      own = kept;
      if (name === undefined) return;
      try {
        if (kept === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(kept));
      } catch {
        return;
      }
    },
  };
}
