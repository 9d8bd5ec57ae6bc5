import { createHash } from 'node:crypto';
import { billionthsOf } from '@handbill/contract';
import type { AttemptEnd, AttemptSubject } from '@handbill/operations';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { StoredUsage } from './stored-attempt.ts';

/** A call of a model that is to be counted. */
export interface CountedCall {
  readonly subject: AttemptSubject;
  readonly model: string;
  readonly end: Pick<AttemptEnd, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'cost'>;
  readonly now: Date;
}

/** How many characters of an id are the same in all parts of a row. */
export const rowIdLength = 33;

/** Begins with the day, so that rows are in the order of days, and differs where any of the rest differs. */
const idOf = ({ day, ...rest }: Omit<StoredUsage, '_id' | Figure>): string =>
  `${day}_${createHash('sha256')
    .update(JSON.stringify(Object.entries(rest)))
    .digest('base64url')
    .slice(0, 22)}`;

type Figure = 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'amount';

const figuresOf = ({ input_tokens, cached_input_tokens, output_tokens, cost }: CountedCall['end']): Record<Figure, bigint> => ({
  input_tokens: BigInt(input_tokens ?? 0),
  cached_input_tokens: BigInt(cached_input_tokens ?? 0),
  output_tokens: BigInt(output_tokens ?? 0),
  amount: cost === null ? 0n : billionthsOf(cost.amount),
});

/**
 * What adds calls to the days on which they ended. Calls of one row are added up first; what took nothing known is in no row. Each writer has
 * a part of each row of its own: two that changed one document in their transactions would wait for each other, up to a minute where one dies.
 */
export function usageWrites(calls: readonly CountedCall[], writer: string): AnyBulkWriteOperation<StoredUsage>[] {
  const rows = new Map<string, { readonly row: Omit<StoredUsage, '_id' | Figure>; readonly sums: Record<Figure, bigint> }>();
  for (const { subject, model, end, now } of calls) {
    const figures = figuresOf(end);
    if (end.cost === null && Object.values(figures).every((figure) => figure === 0n)) continue;
    const { workspaceId: workspace_id, type, keyId: key_id, campaignId: campaign_id } = subject;
    const day = now.toISOString().slice(0, 10);
    const row = { workspace_id, day, type, key_id, campaign_id, model, currency: end.cost?.currency ?? null };
    const _id = idOf(row);
    const { sums } = rows.get(_id) ?? { sums: { input_tokens: 0n, cached_input_tokens: 0n, output_tokens: 0n, amount: 0n } };
    for (const name of Object.keys(figures) as Figure[]) sums[name] += figures[name];
    rows.set(_id, { row, sums });
  }
  return [...rows].map(([id, { row, sums }]) => ({
    updateOne: { filter: { _id: `${id}_${writer}` }, update: { $setOnInsert: row, $inc: sums }, upsert: true },
  }));
}
