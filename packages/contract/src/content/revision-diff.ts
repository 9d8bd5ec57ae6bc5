import * as z from 'zod';
import { optional } from '../fields/optional.ts';
import { RevisionNumber, RevisionRef } from './content-revision.ts';

/** Which two states of a record to compare. */
export const RevisionDiffQuery = RevisionRef.extend({
  against: optional(
    RevisionNumber.meta({ description: 'The number of the revision to compare it with; the present state when left out', examples: [3] }),
  ),
});

/** The fate of a piece of text between two revisions. */
const DiffOperation = z.enum(['keep', 'insert', 'delete']).meta({
  id: 'DiffOperation',
  description: '`keep`: both states have it; `insert`: only `against` has it; `delete`: only the revision has it',
  'x-enum-varnames': ['DIFF_KEEP', 'DIFF_INSERT', 'DIFF_DELETE'],
});

const Change = z
  .object({
    op: DiffOperation,
    text: z.string().describe('The piece, as it stands there: words, and what is between them'),
  })
  .meta({ id: 'TextChange', description: 'A piece of a part, and which of the two states has it' });
export type TextChange = z.infer<typeof Change>;

const PartDiff = z
  .object({
    pointer: z.string().meta({ description: 'JSON Pointer to the part in `output`', examples: ['/sections/1/body'] }),
    changes: z
      .array(Change)
      .describe(
        'The part in pieces, in its order: those to `keep` and to `delete` put together are the revision’s, those to `keep` and to `insert` the other state’s',
      ),
  })
  .meta({ id: 'PartDiff', description: 'How a part differs between two states' });
export type PartDiff = z.infer<typeof PartDiff>;

/** How two states of a record differ. */
export const RevisionDiff = z
  .object({ data: z.array(PartDiff).describe('The parts of `output` that differ, in its order') })
  .meta({ id: 'RevisionDiff', description: 'How two states of a record differ, part by part and word by word' });
