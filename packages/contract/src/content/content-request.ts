import * as z from 'zod';
import { contentTypes, type ContentTypes } from './registry.ts';

/** A request for content: one brief for each kind. */
export const ContentRequest = z
  .discriminatedUnion(
    'type',
    Object.values(contentTypes).map(({ request }) => request) as unknown as [ContentTypes[keyof ContentTypes]['request']],
  )
  .meta({
    id: 'ContentRequest',
    outputId: 'ContentBrief',
    description: 'What is to be written: `type` says which kind, and with it which fields there are',
  });
export type ContentRequest = z.output<typeof ContentRequest>;
export type ContentRequestInput = z.input<typeof ContentRequest>;
