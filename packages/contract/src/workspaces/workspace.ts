import * as z from 'zod';
import { ApprovalPolicy } from '../approval/approval.ts';
import { reviewKinds } from '../content/check.ts';
import { eachOnce } from '../fields/each-once.ts';
import { monthlyCapInputs, monthlyCaps } from '../fields/monthly-caps.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { historyFields, pathId, recordId } from '../fields/record-fields.ts';
import { text } from '../fields/text.ts';
import { TimeZone } from '../fields/calendar-fields.ts';
import { CreatedKey } from '../keys/key.ts';
import { listQuery, pageQuery } from '../lists/page-query.ts';

/** The description of a workspace's `review`. */
export const ofReview = 'The reviews of texts by a second model; `null`: as the settings of the server';
/** The description of a workspace's `time_zone`. */
export const ofTimeZone = 'The time zone of the workspace: a name of the IANA time zone database, `UTC` by default';
const byDefault = 'Whether texts are reviewed if their brief does not set `review`';
const fails = 'The kinds of objections that fail a text, each once; the others warn';

const ReviewInput = z
  .strictObject({
    default: defaulted(z.boolean().describe(byDefault), false),
    fail: defaulted(z.array(z.enum(reviewKinds)).max(20).check(eachOnce('kind')).describe(fails), []),
  })
  .meta({ id: 'WorkspaceReviewInput', description: ofReview });

export const WorkspaceReview = z
  .object({
    default: z.boolean().describe(byDefault),
    fail: z.array(z.string()).describe(fails),
  })
  .meta({ id: 'WorkspaceReview', description: 'The reviews of the texts of a workspace by a second model' });
export type WorkspaceReview = z.infer<typeof WorkspaceReview>;

/** The keys of a workspace see no other's records. */
export const Workspace = z
  .object({
    id: recordId('wsp'),
    name: z.string().describe('Display name'),
    ...monthlyCaps,
    review: WorkspaceReview.nullable().describe(ofReview),
    approval: ApprovalPolicy,
    time_zone: z.string().meta({ description: ofTimeZone, examples: ['Europe/Berlin'] }),
    ...historyFields,
  })
  .meta({ id: 'Workspace', description: 'A team with keys, records and limits of its own' });
export type Workspace = z.infer<typeof Workspace>;

export const CreatedWorkspace = Workspace.extend({
  key: CreatedKey,
}).meta({ id: 'CreatedWorkspace', description: 'A workspace with its first key, whose secret is shown only once' });

export const ExportedRecord = z
  .object({
    kind: z
      .string()
      .meta({ description: 'The kind of the record, named after its collection; `end`: the export is complete', examples: ['campaigns'] }),
    record: z.looseObject({}).describe('The record, as other calls return it'),
  })
  .meta({ id: 'ExportedRecord', description: 'A record of an exported workspace' });
export type ExportedRecord = z.infer<typeof ExportedRecord>;

export const WorkspaceRef = z.strictObject({ id: pathId('wsp', 'The workspace') });

export const WorkspaceQuery = listQuery(pageQuery);
export type WorkspaceQuery = z.output<typeof WorkspaceQuery>;

const name = text(1, 100).meta({ description: 'Display name', examples: ['Bakery'] });

export const CreateWorkspace = z.strictObject({ name }).meta({ id: 'CreateWorkspace', description: 'A new workspace' });

/** The editable fields; an edited workspace has to be valid as a whole by it. */
export const EditedWorkspace = z.strictObject({
  name,
  ...monthlyCapInputs,
  review: optional(ReviewInput),
  approval: defaulted(ApprovalPolicy, 'off'),
  time_zone: defaulted(TimeZone, 'UTC'),
});

/** An edit by JSON merge patch. The handler parses it against the stored record. */
export const UpdateWorkspace = z
  .strictObject({ ...WorkspaceRef.shape, ...EditedWorkspace.shape, name: name.optional() })
  .meta({ id: 'UpdateWorkspace', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });

export const DeleteWorkspace = z.strictObject({
  ...WorkspaceRef.shape,
  name: optional(
    z
      .string()
      .max(400)
      .meta({ description: 'The name of the workspace, as a confirmation', examples: ['Bakery'] }),
  ),
});
