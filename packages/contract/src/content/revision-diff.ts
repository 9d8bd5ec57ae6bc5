import * as z from 'zod';
import { optional } from '../fields/optional.ts';
import { RevisionNumber, RevisionRef } from './content-revision.ts';

export const RevisionDiffQuery = RevisionRef.extend({
  against: optional(
    RevisionNumber.meta({ description: 'The number of the revision to compare with; the current state when left out', examples: [3] }),
  ),
});

const DiffOperation = z.enum(['keep', 'insert', 'delete']).meta({
  id: 'DiffOperation',
  description: '`keep`: in both states; `insert`: only in `against`; `delete`: only in the revision',
  'x-enum-varnames': ['DIFF_KEEP', 'DIFF_INSERT', 'DIFF_DELETE'],
});

const Change = z
  .object({
    op: DiffOperation,
    text: z.string().describe('The text of the piece, with spaces and punctuation'),
  })
  .meta({ id: 'TextChange', description: 'A piece of a part, and the states that have it' });
export type TextChange = z.infer<typeof Change>;

const PartDiff = z
  .object({
    pointer: z.string().meta({ description: 'JSON Pointer to the part in `output`', examples: ['/sections/1/body'] }),
    changes: z
      .array(Change)
      .describe(
        'The pieces of the part in order: `keep` and `delete` together are the part of the revision, `keep` and `insert` that of the other state',
      ),
  })
  .meta({ id: 'PartDiff', description: 'The difference of a part between two states' });
export type PartDiff = z.infer<typeof PartDiff>;

export const RevisionDiff = z
  .object({ data: z.array(PartDiff).describe('The parts of `output` that differ, in its order') })
  .meta({ id: 'RevisionDiff', description: 'The difference of two states of a record, by part and word' });
