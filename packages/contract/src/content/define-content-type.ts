import * as z from 'zod';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { briefFields } from './brief-fields.ts';
import type { ContentTypeDefinition } from './content-type-definition.ts';

type Shape = Record<string, z.ZodType>;

/** `ad_copy` → `AdCopy` */
export const pascal = (name: string): string => name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** The field that tells the kinds apart. */
export const kindOf = <const Name extends string>(name: Name) => z.literal(name).meta({ description: 'The kind of content' });

type BriefWith<Name extends string, R extends Shape> = z.ZodObject<
  { type: z.ZodLiteral<Name> } & Omit<typeof briefFields, keyof R> & R,
  z.core.$strict
>;

/** Everything but what follows from the name. */
type Given<Name extends string, R extends Shape, O extends Shape> = Omit<
  ContentTypeDefinition<Name, BriefWith<Name, R>, z.ZodObject<O>>,
  'name' | 'request' | 'keptRequest' | 'output'
> & {
  /** The fields that this kind adds to every brief, or has its own rule for. */
  readonly request: R;
  readonly output: O;
  /** What the request's fields have to keep between them. Run even where single fields are faulty: any of them may hold anything. */
  readonly rules?: (request: Record<string, unknown>, context: z.RefinementCtx) => void;
};

/** Defines a kind of content: its brief, its output and all that is particular about it. */
export function defineContentType<const Name extends string, R extends Shape, O extends Shape>(
  name: Name,
  { request, output, rules, ...rest }: Given<Name, R, O>,
): ContentTypeDefinition<Name, BriefWith<Name, R>, z.ZodObject<O>> {
  const brief = z.strictObject({ type: kindOf(name), ...briefFields, ...request }) as unknown as BriefWith<Name, R>;
  const { description } = rest;
  const outputId = `${pascal(name)}Brief`;
  const ruled = rules === undefined ? brief : brief.superRefine((fields, context) => rules(fields, context), runEvenIfInvalid);
  const asSent = ruled.meta({ id: `${pascal(name)}Request`, outputId, description });
  return {
    name,
    request: asSent,
    keptRequest: rules === undefined ? asSent : brief.meta({ id: outputId, description }),
    output: z.object(output).meta({
      id: `${pascal(name)}Output`,
      description: `The parts of this kind: ${rest.label.toLowerCase()}`,
      examples: [rest.example.output],
    }),
    ...rest,
  };
}
