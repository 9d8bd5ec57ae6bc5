import { Instant } from '../fields/instant.ts';
import { InstantInput } from '../fields/instant-input.ts';
import { optional } from '../fields/optional.ts';

/** Filters by time of creation; both exclude their instant. */
export const createdFilter = {
  created_after: optional(InstantInput, Instant),
  created_before: optional(InstantInput, Instant),
};

export interface CreatedFilter {
  created_after: Date | null;
  created_before: Date | null;
}
