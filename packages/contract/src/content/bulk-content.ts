import * as z from 'zod';
import { SeenHash } from './approval-operations.ts';
import { approvalSteps } from '../approval/approval-steps.ts';
import { ApprovalNote } from '../approval/approval.ts';
import { optional } from '../fields/optional.ts';
import { bulkResult } from '../operation/bulk-result.ts';
import { Tag } from '../fields/text.ts';
import { problemSchema } from '../operation/problem-schema.ts';
import type { ProblemDocument } from '../problems/problem.ts';
import { ContentRef } from './content.ts';

/** The actions on many records at once. */
const BulkAction = z.enum(['delete', 'restore', 'cancel', 'tag', 'untag', 'move', ...approvalSteps]).meta({
  id: 'ContentBulkAction',
  description:
    'What is done to each: `tag` adds a tag, `untag` removes it, `move` puts it into a campaign, or out of its own; the others are as the calls of one record, of which `approve` wants the `hash` of each where those do',
});

const itemProblem = problemSchema(
  ['not_found', 'content_not_ready', 'invalid_transition', 'approval_void', 'forbidden', 'invalid_request', 'unavailable'],
  'ContentBulkProblem',
) as z.ZodType<ProblemDocument, ProblemDocument>;

/** Which records to change, and how. */
export const BulkContent = z
  .strictObject({
    items: z
      .array(ContentRef.extend({ hash: SeenHash }).meta({ id: 'ContentBulkItem', description: 'A record of content' }))
      .min(1)
      .max(100)
      .meta({ description: 'Up to 100 records', examples: [[{ id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }]] }),
    action: BulkAction,
    tag: optional(Tag.meta({ description: 'Of `tag` and `untag`, which need it', examples: ['spring'] })),
    campaign_id: optional(
      z
        .string()
        .max(100)
        .meta({
          description: 'Of `move`: the campaign that they then belong to; left out or `null`: none. An unknown one is 400',
          examples: ['cmp_01jd6v3m8hf2v9q0x1y2z3a4b5'],
        }),
    ),
    note: optional(ApprovalNote.meta({ description: 'Of `submit` and `request_changes`', examples: ['Too long for the feed.'] })),
  })
  .superRefine(({ action, tag }, context) => {
    if (tag !== null || (action !== 'tag' && action !== 'untag')) return;
    context.addIssue({ code: 'custom', params: { fault: 'required' }, path: ['tag'], message: `is required to ${action}` });
  })
  .meta({ id: 'BulkContent', description: 'Which records to change, and how' });

export const BulkResult = bulkResult('record', 'Content', itemProblem);
