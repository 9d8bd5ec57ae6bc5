import * as z from 'zod';
import { Pagination } from './pagination.ts';

/** A page of a list, newest first. */
export interface Page<T> {
  data: T[];
  pagination: Pagination;
}

export function pageOf<S extends z.ZodType>(item: S, id: string) {
  return z.object({ data: z.array(item), pagination: Pagination }).meta({ id });
}
