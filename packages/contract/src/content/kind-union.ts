import * as z from 'zod';
import { kinds, type ContentTypes } from './registry.ts';

type Kind = ContentTypes[keyof ContentTypes];

interface Named {
  readonly id: string;
  readonly description: string;
}

/** A union of a schema for each kind, told apart by `type`. */
export function kindUnion<Union extends z.ZodType>(schemaOf: (kind: Kind) => z.core.$ZodTypeDiscriminable, named: Named): Union {
  const [first, ...others] = kinds;
  // What a function makes of each kind, the compiler cannot tell kind by kind: whoever calls says it.
  return z.discriminatedUnion('type', [schemaOf(first), ...others.map(schemaOf)]).meta({ ...named }) as unknown as Union;
}
