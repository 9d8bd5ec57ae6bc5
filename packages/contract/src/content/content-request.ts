import type * as z from 'zod';
import { kindUnion } from './kind-union.ts';
import type { ContentTypes } from './types/registry.ts';

type Sent = ContentTypes[keyof ContentTypes]['request'];
type Kept = ContentTypes[keyof ContentTypes]['keptRequest'];

const description = 'A brief: `type` sets the kind of content, which decides the other fields';

export const ContentRequest = kindUnion(({ request }) => request, {
  id: 'ContentRequest',
  description,
}) as z.ZodDiscriminatedUnion<[Sent], 'type'>;
/** A brief as it is stored and given to writers, without the caller's way to wait. */
export type ContentRequest = z.output<Kept>;
export type ContentRequestInput = z.input<Sent>;

export const ContentBrief = kindUnion(({ keptRequest }) => keptRequest, {
  id: 'ContentBrief',
  description,
}) as z.ZodDiscriminatedUnion<[Kept], 'type'>;
