import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { query } from '../operation/operation.ts';

const figures = {
  scope: extensibleString(['key', 'workspace']).describe('The owner of the cap'),
  key_id: z.string().nullable().describe('The key that has the cap; `null`: the workspace'),
  unit: extensibleString(['tokens', 'USD']).describe('The unit of the cap'),
  limit: z.number().describe('The maximum in a UTC month'),
  spent: z.number().describe('The amount spent this month'),
};

const SpendingCap = z
  .object({
    ...figures,
    reserved: z.number().describe('The maximum that model calls in progress, or about to start, may take'),
    resets_at: Instant.describe('Start of the next month: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'SpendingCap', description: 'A spending cap of a key or a workspace, in the current UTC month' });
export type SpendingCap = z.infer<typeof SpendingCap>;

const SpendingCaps = z
  .object({ data: z.array(SpendingCap).describe('The caps') })
  .meta({ id: 'SpendingCaps', description: 'Spending caps and their spend' });

/** The parts of a cap, in percent, that cause an event when they are spent. */
export const spendThresholds = [50, 80, 100] as const;

/** The data of the event `spend.threshold`. */
export const SpendThreshold = z
  .object({ ...figures, threshold: z.int().describe('The part of the cap that is spent, in percent: 50, 80 or 100') })
  .meta({ id: 'SpendThreshold', description: 'A spending cap of which a part is spent' });
export type SpendThreshold = z.infer<typeof SpendThreshold>;

export const caps = query({
  scope: 'content:read',
  route: 'GET /usage/caps',
  summary: 'Read the spending caps and their spend this month',
  description: 'The caps of the key and of its workspace; with `admin` those of all keys of the workspace. Without caps the list is empty.',
  input: z.strictObject({}),
  output: SpendingCaps,
});
