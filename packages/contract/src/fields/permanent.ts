import * as z from 'zod';
import { defaulted } from './optional.ts';

/** Of a deletion: whether nothing is kept of the record. */
export const permanent = defaulted(
  z.boolean().describe('`true`: for good, and with all that is kept of it. The key needs `admin`; what was deleted before is found, too'),
  false,
);
