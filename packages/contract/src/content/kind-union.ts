import * as z from 'zod';
import { kinds, type ContentTypes } from './types/registry.ts';

type Kind = ContentTypes[keyof ContentTypes];

interface Named {
  readonly id: string;
  readonly description: string;
}

/** A union of a schema for each kind, told apart by `type`. The compiler cannot follow the function kind by kind: its callers state the result. */
export function kindUnion(schemaOf: (kind: Kind) => z.core.$ZodTypeDiscriminable, named: Named): z.ZodType {
  const [first, ...others] = kinds;
  return z.discriminatedUnion('type', [schemaOf(first), ...others.map(schemaOf)]).meta({ ...named });
}
