import type { Check } from '@handbill/contract';

/** Whether a text can go out as it is: what fails needs a person’s look, what is only advised does not. */
export const outcomeOf = (checks: readonly Check[]): 'ready' | 'needs_review' =>
  checks.some(({ outcome }) => outcome === 'fail') ? 'needs_review' : 'ready';
