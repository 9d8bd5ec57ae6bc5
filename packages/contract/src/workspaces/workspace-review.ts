import * as z from 'zod';
import { reviewKinds } from '../content/check.ts';
import { eachOnce } from '../fields/each-once.ts';
import { defaulted } from '../fields/optional.ts';

export const ofReview = 'What a second reader does for the texts of the workspace; `null`: as the server is set';
const byDefault = 'Whether texts are reviewed whose brief does not say';
const fails = 'The kinds of objections that fail a text, each once; all others warn';

/** The same, as it is sent. */
export const ReviewInput = z
  .strictObject({
    default: defaulted(z.boolean().meta({ description: byDefault }), false),
    fail: defaulted(z.array(z.enum(reviewKinds)).max(20).check(eachOnce('kind')).meta({ description: fails }), []),
  })
  .meta({ id: 'WorkspaceReviewInput', description: ofReview });

/** What a second reader does for the texts of a workspace. */
export const WorkspaceReview = z
  .object({
    default: z.boolean().meta({ description: byDefault }),
    fail: z.array(z.string()).meta({ description: fails }),
  })
  .meta({ id: 'WorkspaceReview', description: 'What a second reader does for the texts of a workspace' });
export type WorkspaceReview = z.infer<typeof WorkspaceReview>;
