import * as z from 'zod';
import { ApprovalPolicy } from '../approval/approval.ts';
import { reviewKinds } from '../content/check.ts';
import { eachOnce } from '../fields/each-once.ts';
import { Instant } from '../fields/instant.ts';
import { monthlyCapInputs, monthlyCaps } from '../fields/monthly-caps.ts';
import { defaulted, optional } from '../fields/optional.ts';
import { runEvenIfInvalid } from '../fields/plain-object.ts';
import { text } from '../fields/text.ts';
import { TimeZone } from '../fields/calendar-fields.ts';
import { CreatedKey } from '../keys/key.ts';
import { eitherCursorOrOffset, pageQuery } from '../lists/page-query.ts';

const example = 'wsp_01jd6v3m8hf2v9q0x1y2z3a4b5';
/** The description of a workspace's `review`. */
export const ofReview = 'What a second reader does for the texts of the workspace; `null`: as the server is set';
/** The description of a workspace's `time_zone`. */
export const ofTimeZone = 'Where its people are: a name of the IANA time zone database, `UTC` unless it is set';
const byDefault = 'Whether texts are reviewed whose brief does not say';
const fails = 'The kinds of objections that fail a text, each once; all others warn';

const ReviewInput = z
  .strictObject({
    default: defaulted(z.boolean().describe(byDefault), false),
    fail: defaulted(z.array(z.enum(reviewKinds)).max(20).check(eachOnce('kind')).describe(fails), []),
  })
  .meta({ id: 'WorkspaceReviewInput', description: ofReview });

/** The settings of a workspace's second reader. */
export const WorkspaceReview = z
  .object({
    default: z.boolean().describe(byDefault),
    fail: z.array(z.string()).describe(fails),
  })
  .meta({ id: 'WorkspaceReview', description: 'What a second reader does for the texts of a workspace' });
export type WorkspaceReview = z.infer<typeof WorkspaceReview>;

/** A team of its own on the same server: its keys see no other's records. */
export const Workspace = z
  .object({
    id: z.string().meta({ description: 'Names it; begins with `wsp_`', examples: [example] }),
    name: z.string().describe('What people call it'),
    ...monthlyCaps,
    review: WorkspaceReview.nullable().describe(ofReview),
    approval: ApprovalPolicy,
    time_zone: z.string().meta({ description: ofTimeZone, examples: ['Europe/Berlin'] }),
    revision: z.int().describe('Counts the changes; the `ETag`'),
    created_at: Instant.describe('When it was created: RFC 3339, UTC, with milliseconds'),
    updated_at: Instant.describe('When it was last changed: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'Workspace', description: 'A team with keys, records and limits of its own' });
export type Workspace = z.infer<typeof Workspace>;

/** A workspace just after it was created, with its first key. */
export const CreatedWorkspace = Workspace.extend({
  key: CreatedKey,
}).meta({ id: 'CreatedWorkspace', description: 'A workspace with its first key, which is shown only this once' });

/** A record of an export, and its kind. */
export const ExportedRecord = z
  .object({
    kind: z.string().meta({ description: 'What it is, and where it was kept; `end`: there is no more', examples: ['campaigns'] }),
    record: z.looseObject({}).describe('The record, as other calls return it'),
  })
  .meta({ id: 'ExportedRecord', description: 'A record of an exported workspace' });
export type ExportedRecord = z.infer<typeof ExportedRecord>;

/** A workspace by its id. */
export const WorkspaceRef = z.strictObject({ id: z.string().meta({ description: 'The workspace', examples: [example] }) });

/** Which workspaces to list. */
export const WorkspaceQuery = z.strictObject(pageQuery).superRefine(eitherCursorOrOffset, runEvenIfInvalid);
export type WorkspaceQuery = z.output<typeof WorkspaceQuery>;

const name = text(1, 100).meta({ description: 'What people call it', examples: ['Bakery'] });

/** A new workspace. */
export const CreateWorkspace = z.strictObject({ name }).meta({ id: 'CreateWorkspace', description: 'A new workspace' });

/** The editable fields; an edited workspace has to be valid as a whole by it. */
export const EditedWorkspace = z.strictObject({
  name,
  ...monthlyCapInputs,
  review: optional(ReviewInput),
  approval: defaulted(ApprovalPolicy, 'off'),
  time_zone: defaulted(TimeZone, 'UTC'),
});

/** An edit by JSON merge patch (RFC 7386). The handler parses it against the stored record. */
export const UpdateWorkspace = z
  .strictObject({ ...WorkspaceRef.shape, ...EditedWorkspace.shape, name: name.optional() })
  .meta({ id: 'UpdateWorkspace', description: 'A JSON merge patch (RFC 7386): absent keeps, `null` clears, lists replace' });

/** Which workspace to delete, by its name too. */
export const DeleteWorkspace = z.strictObject({
  ...WorkspaceRef.shape,
  name: optional(
    z
      .string()
      .max(400)
      .meta({ description: 'Its name, so that no other one is deleted by mistake', examples: ['Bakery'] }),
  ),
});
