import * as z from 'zod';

/** How a text addresses its reader, in languages that know both: Sie or du, vous or tu. */
export const Formality = z
  .enum(['formal', 'informal'])
  .meta({ id: 'Formality', description: 'How the reader is addressed: Sie or du, vous or tu' });
export type Formality = z.infer<typeof Formality>;
