import type { Content } from '@handbill/client';

export type Check = Content['checks'][number];

const ranks = ['fail', 'warn', 'info'];

/** What was found in a text, worst first; what someone has taken responsibility for counts no more. */
export const found = (checks: readonly Check[]): Check[] =>
  checks
    .filter(({ outcome, accepted }) => (outcome === 'fail' || outcome === 'warn') && accepted === undefined)
    .toSorted((one, other) => ranks.indexOf(one.outcome) - ranks.indexOf(other.outcome));
