import type { Client } from '@handbill/client';
import { Store } from '../state/store.ts';

interface MadeCall {
  /** As the client calls it: `campaigns.list`. */
  readonly name: string;
  readonly input: object;
  /** The address that was shown meanwhile. */
  readonly path: string;
  /** All of it, as one text. */
  readonly id: string;
}

/** How many calls are remembered, of all screens together. */
const most = 60;

/** The calls that were made, the newest first, each once for a screen. */
export const madeCalls = new Store<readonly MadeCall[]>([]);

function remember(call: Omit<MadeCall, 'id'>): void {
  const id = JSON.stringify(call);
  madeCalls.value = [{ ...call, id }, ...madeCalls.value.filter((each) => each.id !== id)].slice(0, most);
}

type Called = (...given: readonly unknown[]) => unknown;

/** A client whose calls are remembered. */
export function remembering(client: Client, names: readonly string[] = []): Client {
  return new Proxy(client, {
    get: (target, name) => {
      const member = (target as Record<PropertyKey, unknown>)[name];
      return typeof member === 'function' ? remembering(member as unknown as Client, [...names, String(name)]) : member;
    },
    apply: (target, _, given: readonly unknown[]) => {
      const [input] = given as readonly [object?];
      remember({ name: names.slice(0, -1).join('.'), input: input ?? {}, path: location.pathname });
      return (target as unknown as Called)(...given);
    },
  });
}
