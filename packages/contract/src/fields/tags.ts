import * as z from 'zod';
import { text } from './text.ts';

/** Free labels to find things by. */
export const Tags = z.array(text(1, 50)).max(20).meta({ description: 'Up to 20 labels of 1–50 characters' });
