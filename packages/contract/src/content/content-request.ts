import type * as z from 'zod';
import { kindUnion } from './kind-union.ts';
import type { ContentTypes } from './types/registry.ts';

type Sent = ContentTypes[keyof ContentTypes]['request'];
type Kept = ContentTypes[keyof ContentTypes]['keptRequest'];

const description = 'What is to be written: `type` says which kind, and with it which fields there are';

/** A request for content: one brief for each kind. */
export const ContentRequest = kindUnion(({ request }) => request, {
  id: 'ContentRequest',
  description,
}) as z.ZodDiscriminatedUnion<[Sent], 'type'>;
/** A brief as it is kept and handed to writers: how the caller waits is not a part of it. */
export type ContentRequest = z.output<Kept>;
export type ContentRequestInput = z.input<Sent>;

/** The kept part of a request. */
export const ContentBrief = kindUnion(({ keptRequest }) => keptRequest, {
  id: 'ContentBrief',
  description,
}) as z.ZodDiscriminatedUnion<[Kept], 'type'>;
