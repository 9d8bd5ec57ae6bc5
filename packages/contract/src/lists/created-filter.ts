import { InstantInput } from '../fields/instant-input.ts';
import { optional } from '../fields/optional.ts';

/** Filters by time of creation; both exclude their instant. */
export const createdFilter = {
  created_after: optional(InstantInput),
  created_before: optional(InstantInput),
};

export interface CreatedFilter {
  created_after: Date | null;
  created_before: Date | null;
}
