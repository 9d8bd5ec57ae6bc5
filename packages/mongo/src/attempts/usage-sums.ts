import { usageMembers, type Usage, type UsageQuery } from '@handbill/contract';
import type { Document } from 'mongodb';
import { fromStoredUsage, type StoredUsage } from './stored-attempt.ts';

const summedNames = ['input_tokens', 'cached_input_tokens', 'output_tokens', 'amount', 'estimated_tokens'] as const;

/** The sums of all figures but the texts. */
export const summed = Object.fromEntries(summedNames.map((name) => [name, { $sum: `$${name}` }]));
export type Sums = Pick<StoredUsage, (typeof summedNames)[number]>;

/** What rows come to that have some members in common. */
export interface StoredSum extends Sums {
  readonly _id: Pick<StoredUsage, 'currency'> & Partial<StoredUsage>;
  readonly texts: bigint;
  /** Whether one of the rows is of a version that did not count texts. */
  readonly isUncounted: boolean;
}

/** Sums rows by some of their members, in the order of the days, the newest first. */
export function summingBy(by: NonNullable<UsageQuery['by']>): Document[] {
  const members = Object.entries(usageMembers).flatMap(([name, member]) => (by.some((asked) => asked === name) ? [member] : []));
  const _id = Object.fromEntries([...members, 'currency'].map((member) => [member, `$${member}`]));
  const isUncounted = { $max: { $eq: [{ $type: '$texts' }, 'missing'] } };
  return [{ $group: { _id, ...summed, texts: { $sum: '$texts' }, isUncounted } }, { $sort: { _id: -1 } }];
}

/** A sum as it is shown. */
export function fromStoredSum({ _id, texts, isUncounted, ...sums }: StoredSum): Usage {
  const row = fromStoredUsage({ ..._id, ...sums } as StoredUsage);
  return { ...row, texts: isUncounted ? null : Number(texts) };
}
