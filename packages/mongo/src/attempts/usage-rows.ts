import { createHash } from 'node:crypto';
import { billionthsOf } from '@handbill/contract';
import type { AttemptEnd, AttemptSubject } from '@handbill/operations';
import type { AnyBulkWriteOperation } from 'mongodb';
import type { StoredAttempt, StoredUsage } from './stored-attempt.ts';

interface CountedCall {
  readonly subject: AttemptSubject;
  readonly model: string;
  /** Whether a text begins with it. */
  readonly isOfNewText: boolean;
  readonly end: Reported;
  readonly now: Date;
}

/** How many characters of an id are the same in all parts of a row. */
export const rowIdLength = 33;

/** Begins with the day, so that rows are in the order of days, and differs where any other member differs. */
const idOf = ({ day, ...rest }: Omit<StoredUsage, '_id' | Figure>): string =>
  `${day}_${createHash('sha256')
    .update(JSON.stringify(Object.entries(rest)))
    .digest('base64url')
    .slice(0, 22)}`;

const figureNames = ['input_tokens', 'cached_input_tokens', 'output_tokens', 'amount', 'estimated_tokens', 'texts'] as const;
type Figure = (typeof figureNames)[number];

/** Whether a text begins with a call: its first one, unless that only judges. */
export const beginsText = ({ attempt, reason }: Pick<StoredAttempt, 'attempt' | 'reason'>): boolean => attempt === 1 && reason !== 'review';

type Figures = Record<Figure, bigint>;
type Reported = Pick<StoredAttempt, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'usage_source'> & Pick<AttemptEnd, 'cost'>;

export function figuresOf(reported: Reported, isOfNewText: boolean): Figures {
  const [input_tokens, output_tokens] = [BigInt(reported.input_tokens ?? 0), BigInt(reported.output_tokens ?? 0)];
  return {
    input_tokens,
    cached_input_tokens: BigInt(reported.cached_input_tokens ?? 0),
    output_tokens,
    amount: reported.cost === null ? 0n : billionthsOf(reported.cost.amount),
    estimated_tokens: reported.usage_source === 'estimate' ? input_tokens + output_tokens : 0n,
    texts: isOfNewText ? 1n : 0n,
  };
}

export const negated = (figures: Figures): Figures => {
  const all = { ...figures };
  for (const name of figureNames) all[name] = -all[name];
  return all;
};

/** The row that a call adds to the day on which it ended; `null` where its figures are unknown and no text begins with it. */
export function usageRow({ subject, model, isOfNewText, end, now }: CountedCall): StoredUsage | null {
  const figures = figuresOf(end, isOfNewText);
  if (end.cost === null && Object.values(figures).every((figure) => figure === 0n)) return null;
  const { workspaceId: workspace_id, type, keyId: key_id, campaignId: campaign_id } = subject;
  const day = now.toISOString().slice(0, 10);
  const row = { workspace_id, day, type, key_id, campaign_id, model, currency: end.cost?.currency ?? null };
  return { _id: idOf(row), ...row, ...figures };
}

/** The row for the same calls, were their costs in this currency. */
export function inCurrency({ workspace_id, day, type, key_id, campaign_id, model }: StoredUsage, currency: string | null) {
  const row = { workspace_id, day, type, key_id, campaign_id, model, currency };
  return { _id: idOf(row), ...row };
}

/** Adds rows of calls to those of the days. Each writer has its own part of a row: a transaction that dies blocks no other for a minute. */
export function usageWrites(rows: readonly StoredUsage[], writer: string): AnyBulkWriteOperation<StoredUsage>[] {
  const sums = new Map<string, { -readonly [Name in keyof StoredUsage]: StoredUsage[Name] }>();
  for (const row of rows) {
    const sum = sums.get(row._id);
    if (sum === undefined) sums.set(row._id, { ...row });
    else for (const name of figureNames) sum[name] = (sum[name] ?? 0n) + (row[name] ?? 0n);
  }
  return Array.from(sums.values(), ({ _id, workspace_id, ...row }) => {
    const { input_tokens, cached_input_tokens, output_tokens, amount, estimated_tokens = 0n, texts = 0n, ...rest } = row;
    return {
      updateOne: {
        filter: { _id: `${_id}_${writer}`, workspace_id },
        update: { $setOnInsert: rest, $inc: { input_tokens, cached_input_tokens, output_tokens, amount, estimated_tokens, texts } },
        upsert: true,
      },
    };
  });
}
