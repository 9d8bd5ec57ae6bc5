import type { Content, ContentSummary } from '@handbill/client';

export type Check = Content['checks'][number];

/** What a list says of the checks of a text. */
export interface Findings {
  readonly fail: number;
  readonly warn: number;
  readonly worst: string | null;
}

export const findingsOf = (text: ContentSummary): Findings | undefined => (text as { readonly findings?: Findings }).findings;

const ranks = ['fail', 'warn', 'info'];

/** What was found in a text, worst first; those that were left count no more. */
export const found = (checks: readonly Check[]): Check[] =>
  checks
    .filter((check) => check.outcome === 'fail' || check.outcome === 'warn')
    .filter((check) => acceptedOf(check) === undefined)
    .toSorted((one, other) => ranks.indexOf(one.outcome) - ranks.indexOf(other.outcome));

export interface Accepted {
  readonly reason: string;
}
export const acceptedOf = (check: Check): Accepted | undefined => (check as { readonly accepted?: Accepted | null }).accepted ?? undefined;
