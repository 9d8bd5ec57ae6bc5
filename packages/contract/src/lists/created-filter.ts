import { InstantInput } from '../fields/instant-input.ts';
import { optional } from '../fields/optional.ts';

/** Filters by time of creation; both exclude their instant. */
export const createdFilter = {
  created_after: optional(InstantInput.meta({ description: 'Created later than this instant: RFC 3339 with any offset' })),
  created_before: optional(InstantInput.meta({ description: 'Created before this instant: RFC 3339 with any offset' })),
};

export interface CreatedFilter {
  created_after: Date | null;
  created_before: Date | null;
}
