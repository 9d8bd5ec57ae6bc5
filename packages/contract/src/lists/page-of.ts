import * as z from 'zod';
import { Pagination } from './pagination.ts';

/** A page of a list, newest first. */
export interface Page<T> {
  data: T[];
  pagination: Pagination;
}

export function pageOf<S extends z.ZodType>(item: S, id: string) {
  return z
    .object({ data: z.array(item).meta({ description: 'What the page holds, newest first' }), pagination: Pagination })
    .meta({ id, description: 'A page of a list' });
}
