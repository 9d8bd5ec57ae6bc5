import * as z from 'zod';
import { defaulted } from '../fields/defaulted.ts';
import { optional } from '../fields/optional.ts';

/** How far `offset` reaches; `cursor` goes on without end. */
export const maxOffset = 10_000;

/** The fields with which every list is paged. */
export const pageQuery = {
  limit: defaulted(z.int().min(1).max(100).meta({ description: 'How many a page holds at most' }), 20),
  offset: optional(
    z.int().min(0).max(maxOffset).meta({ description: 'How many to leave out, 0 when left out; not together with `cursor`' }),
  ),
  cursor: optional(z.string().min(1).max(500).meta({ description: '`next_cursor` of the page before; not together with `offset`' })),
};

/** What a page query says once it is parsed. */
export interface PageQuery {
  limit: number;
  offset: number | null;
  cursor: string | null;
}
