import type { Content } from '@handbill/client';

export type Check = Content['checks'][number];

const ranks = ['fail', 'warn', 'info'];

/** The findings of a text, worst first; an accepted one counts no more. */
export const found = (checks: readonly Check[]): Check[] =>
  checks
    .filter(({ outcome, accepted }) => (outcome === 'fail' || outcome === 'warn') && accepted === undefined)
    .toSorted((one, other) => ranks.indexOf(one.outcome) - ranks.indexOf(other.outcome));
