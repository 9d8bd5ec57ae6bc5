import * as z from 'zod';
import type { ContentTypeDefinition } from './content-type-definition.ts';
import { kindOf, pascal } from './define-content-type.ts';
import { fullFields, outputOf, recordFields } from './record-fields.ts';
import { contentTypes, type ContentTypes } from './registry.ts';

type RecordOf<D> =
  D extends ContentTypeDefinition<infer Name, infer Request, infer Output>
    ? z.ZodObject<{ type: z.ZodLiteral<Name>; request: Request; output: z.ZodNullable<Output> } & typeof recordFields & typeof fullFields>
    : never;

const recordOf = (definition: ContentTypes[keyof ContentTypes]) =>
  z
    .object({
      type: kindOf(definition.name),
      ...recordFields,
      request: definition.keptRequest,
      output: outputOf(definition),
      ...fullFields,
    })
    .meta({ id: pascal(definition.name), description: definition.description });

/** A record of content: what was asked, what came of it, and how. */
export const Content = z
  .discriminatedUnion('type', Object.values(contentTypes).map(recordOf) as unknown as [RecordOf<ContentTypes[keyof ContentTypes]>])
  .meta({ id: 'Content', description: 'A record of content: what was asked, what came of it, and how. `type` tells the kinds apart' });
export type Content = z.infer<typeof Content>;
