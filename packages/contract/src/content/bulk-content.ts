import * as z from 'zod';
import { approvalSteps } from '../approval/approval-steps.ts';
import { ApprovalNote } from '../approval/approval.ts';
import { optional } from '../fields/optional.ts';
import { bodyId, exampleId } from '../fields/record-fields.ts';
import { refuse } from '../fields/rules.ts';
import { Tag } from '../fields/text.ts';
import { bulkResult } from '../operation/bulk-result.ts';
import { problemSchema } from '../operation/problem-schema.ts';
import type { ProblemDocument } from '../problems/problem.ts';
import { SeenHash } from './approval-operations.ts';
import { ContentRef } from './content.ts';

const BulkAction = z.enum(['delete', 'restore', 'cancel', 'tag', 'untag', 'move', ...approvalSteps]).meta({
  id: 'ContentBulkAction',
  description:
    'The action on each: `tag` adds a tag, `untag` removes it, `move` changes or removes the campaign. The others are the calls of the same name; `approve` needs each `hash` as its call does',
});

const itemProblem = problemSchema(
  ['not_found', 'content_not_ready', 'invalid_transition', 'approval_void', 'forbidden', 'invalid_request', 'unavailable'],
  'ContentBulkProblem',
) as z.ZodType<ProblemDocument, ProblemDocument>;

export const BulkContent = z
  .strictObject({
    items: z
      .array(ContentRef.extend({ hash: SeenHash }).meta({ id: 'ContentBulkItem', description: 'A record of content' }))
      .min(1)
      .max(100)
      .meta({ description: 'Up to 100 records', examples: [[{ id: exampleId('cnt') }]] }),
    action: BulkAction,
    tag: optional(Tag.meta({ description: 'Required for `tag` and `untag`', examples: ['spring'] })),
    campaign_id: optional(bodyId('cmp', 'For `move`: the new campaign; none when left out or `null`. An unknown one is 400')),
    note: optional(ApprovalNote.meta({ description: 'For `submit` and `request_changes`', examples: ['Too long for the feed.'] })),
  })
  .superRefine(({ action, tag }, context) => {
    if (tag === null && (action === 'tag' || action === 'untag')) refuse(context, 'required', ['tag'], `is required to ${action}`);
  })
  .meta({ id: 'BulkContent', description: 'The records to change, and the action' });

export const BulkResult = bulkResult('record', 'Content', itemProblem);
