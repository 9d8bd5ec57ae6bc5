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
    description: 'What is to be written: `type` says which kind, and with it which fields there are',
  });
/** What is to be written, as it is kept and handed to writers: how the caller waits is not a part of it. */
export type ContentRequest = z.output<ContentTypes[keyof ContentTypes]['keptRequest']>;
export type ContentRequestInput = z.input<typeof ContentRequest>;

/** What is kept of a request. */
export const ContentBrief = z
  .discriminatedUnion(
    'type',
    Object.values(contentTypes).map(({ keptRequest }) => keptRequest) as unknown as [ContentTypes[keyof ContentTypes]['keptRequest']],
  )
  .meta({ id: 'ContentBrief', description: 'What is to be written: `type` says which kind, and with it which fields there are' });
