/** The parts of a request that a server supports: assumed to be all of them until it refuses or ignores one. */
export interface Capabilities {
  readonly shape: 'json_schema' | 'json_object' | 'plain';
  /** Whether a schema may say how many items a list has. */
  readonly counts: boolean;
  readonly stream: boolean;
  readonly usage: boolean;
  readonly system: boolean;
  /** The names of the limit of tokens; older servers know only the second one. */
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly effort: boolean;
}

/** The values of each of them, the least first. */
const values: { readonly [One in keyof Capabilities]: readonly Capabilities[One][] } = {
  shape: ['plain', 'json_object', 'json_schema'],
  counts: [false, true],
  stream: [false, true],
  usage: [false, true],
  system: [false, true],
  limit: ['none', 'max_tokens', 'max_completion_tokens'],
  effort: [false, true],
};
export type Capability = keyof Capabilities;

/** Capabilities each of which is chosen from a list of values, the least first. */
const chosenCapabilities = (choose: (name: Capability, fromLeast: readonly unknown[]) => unknown): Capabilities =>
  // Each is one of its own values.
  Object.fromEntries(
    Object.entries(values).map(([name, fromLeast]) => [name, choose(name as Capability, fromLeast)]),
  ) as unknown as Capabilities;

/** The offer to an unknown server: a limit of tokens and an effort only where there is one. */
export const offeredCapabilities = (has: { limit: boolean; effort: boolean }): Capabilities =>
  chosenCapabilities((name, fromLeast) => (name in has && !has[name as keyof typeof has] ? fromLeast[0] : fromLeast.at(-1)));

export const withLess = (capabilities: Capabilities, less: Capability): Capabilities =>
  chosenCapabilities((name, fromLeast) => {
    const at = fromLeast.indexOf(capabilities[name]);
    return fromLeast[name === less ? Math.max(0, at - 1) : at];
  });

/** The less of each of both. */
export const leastOf = (one: Capabilities, other: Capabilities): Capabilities =>
  chosenCapabilities((name, fromLeast) => fromLeast[Math.min(rankOf(name, one), rankOf(name, other))]);

export const isSame = (one: Capabilities, other: Capabilities): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How much of a capability there is: 0 is the least. */
export const rankOf = (name: Capability, { [name]: value }: Capabilities): number => (values[name] as readonly unknown[]).indexOf(value);

/** The same capabilities with another rank of one of them. */
export const withRank = (capabilities: Capabilities, name: Capability, rank: number): Capabilities =>
  chosenCapabilities((each, fromLeast) => (each === name ? fromLeast[rank] : capabilities[each]));

/** Whether a request shows a capability: one without a schema says nothing of counts in it. */
export const isShown = (name: Capability, { shape, stream }: Capabilities): boolean =>
  (name !== 'counts' || shape === 'json_schema') && (name !== 'usage' || stream);

/** The least that is sent to a server: no optional part, but the limit that a spending cap wants, by its older name. */
export const fewestCapabilities = (isCapped: boolean): Capabilities =>
  chosenCapabilities((name, fromLeast) => fromLeast[name === 'limit' && isCapped ? 1 : 0]);

export const withoutCounts = (schema: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => (name === 'minItems' || name === 'maxItems' ? undefined : value));
