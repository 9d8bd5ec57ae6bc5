import * as z from 'zod';
import { optional } from '../fields/optional.ts';
import { bulkResult } from '../operation/bulk-result.ts';
import { MovedDays, PublicationProblem } from '../campaigns/move-campaign.ts';
import { PublicationRef } from './publication.ts';

/** Which publications to change, and how. */
export const BulkPublications = z
  .strictObject({
    items: z
      .array(PublicationRef.meta({ id: 'PublicationBulkItem', description: 'A publication' }))
      .min(1)
      .max(100)
      .meta({ description: 'Up to 100 publications', examples: [[{ id: 'pub_01jd6v3m8hf2v9q0x1y2z3a4b5' }]] }),
    action: z.enum(['hold', 'release', 'cancel', 'delete', 'move']).meta({
      id: 'PublicationBulkAction',
      // In Go the names of values are unique in the whole client.
      'x-enum-varnames': ['HOLD_PUBLICATIONS', 'RELEASE_PUBLICATIONS', 'CANCEL_PUBLICATIONS', 'DELETE_PUBLICATIONS', 'MOVE_PUBLICATIONS'],
      description: 'What is done to each: `move` moves it by `days`; the others are as the calls of one publication',
    }),
    days: optional(MovedDays.describe('Of `move`, which needs it: by how many days, at the same time of the day')),
  })
  .superRefine(({ action, days }, context) => {
    if (action !== 'move' || days !== null) return;
    context.addIssue({ code: 'custom', params: { fault: 'required' }, path: ['days'], message: 'is required to move' });
  })
  .meta({ id: 'BulkPublications', description: 'Which publications to change, and how' });

export const BulkPublicationResult = bulkResult('publication', 'Publication', PublicationProblem);
