import * as z from 'zod';
import { MovedDays, PublicationProblem } from '../campaigns/move-campaign.ts';
import { optional } from '../fields/optional.ts';
import { exampleId } from '../fields/record-fields.ts';
import { refuse } from '../fields/rules.ts';
import { bulkResult } from '../operation/bulk-result.ts';
import { PublicationRef } from './publication.ts';

export const BulkPublications = z
  .strictObject({
    items: z
      .array(PublicationRef.meta({ id: 'PublicationBulkItem', description: 'A publication' }))
      .min(1)
      .max(100)
      .meta({ description: 'Up to 100 publications', examples: [[{ id: exampleId('pub') }]] }),
    action: z.enum(['hold', 'release', 'cancel', 'delete', 'move']).meta({
      id: 'PublicationBulkAction',
      // In Go the names of values are unique in the whole client.
      'x-enum-varnames': ['HOLD_PUBLICATIONS', 'RELEASE_PUBLICATIONS', 'CANCEL_PUBLICATIONS', 'DELETE_PUBLICATIONS', 'MOVE_PUBLICATIONS'],
      description: 'The action on each: `move` moves it by `days`; the others are the calls of the same name',
    }),
    days: optional(MovedDays.describe('Required for `move`: number of days, at the same time of day')),
  })
  .superRefine(({ action, days }, context) => {
    if (action === 'move' && days === null) refuse(context, 'required', ['days'], 'is required to move');
  })
  .meta({ id: 'BulkPublications', description: 'The publications to change, and the action' });

export const BulkPublicationResult = bulkResult('publication', 'Publication', PublicationProblem);
