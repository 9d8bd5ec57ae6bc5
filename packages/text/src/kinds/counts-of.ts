import type { ContentRequest } from '@handbill/contract';
import type { AnyDefinition } from './definition-of.ts';

/** How many there are of a part; of a text that is one or none, 1 or 0. */
export interface Count {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** By the pointer of the part, `*` for each item of a list. */
export type Counts = Readonly<Record<string, Count>>;

/** How many of each part the kind and the platform want, where anything else is refused. */
export function countsOf(definition: AnyDefinition, request: ContentRequest): Counts {
  const refused = definition.limits(request).filter(({ unit, outcome }) => unit === 'items' && outcome === 'fail');
  // The platform’s are the narrower ones.
  return Object.fromEntries([...definition.required(request), ...refused].map(({ pointer, min, max }) => [pointer, { min, max }]));
}
