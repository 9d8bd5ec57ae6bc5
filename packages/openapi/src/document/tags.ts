import type { oas31 } from 'zod-openapi';
import { lifecycleTable } from './lifecycle-table.ts';

/** The groups of operations, in the contract's names. */
export function tags(): oas31.TagObject[] {
  return [
    {
      name: 'content',
      description:
        'Marketing texts, written by a language model from a brief, checked, and kept. The record is stored before the model is called, so nothing that was asked for is lost. ' +
        'What can be proved impossible before writing (keywords and hashtags that are together longer than the platform allows) is refused with 400.',
    },
    {
      name: 'campaigns',
      description: `Campaigns and their lifecycle. A step that the table does not allow is 409 \`invalid_transition\` and changes nothing; of two steps at once, one wins.\n\n${lifecycleTable()}`,
    },
    { name: 'me', description: 'The key that a call is made with.' },
  ];
}
