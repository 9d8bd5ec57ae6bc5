import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';
import { Instant } from '../fields/instant.ts';
import { query } from '../operation/operation.ts';

const figures = {
  scope: extensibleString(['key', 'workspace']).describe('Whose cap it is'),
  key_id: z.string().nullable().describe('The key that has the cap; `null`: the workspace'),
  unit: extensibleString(['tokens', 'USD']).describe('What is counted'),
  limit: z.number().describe('The most in a UTC month'),
  spent: z.number().describe('What calls of models took this month'),
};

/** A spending cap, and its spend in the current month. */
const SpendingCap = z
  .object({
    ...figures,
    reserved: z.number().describe('What the calls of models that are made, or are next, may take at most'),
    resets_at: Instant.describe('When the next month begins: RFC 3339, UTC, with milliseconds'),
  })
  .meta({ id: 'SpendingCap', description: 'A spending cap of a key or a workspace, in the current UTC month' });
export type SpendingCap = z.infer<typeof SpendingCap>;

const SpendingCaps = z
  .object({ data: z.array(SpendingCap).describe('The caps') })
  .meta({ id: 'SpendingCaps', description: 'Spending caps, and what is spent of them' });

/** The parts of a cap, in percent, of which events tell. */
export const spendThresholds = [50, 80, 100] as const;

/** The data of the event `spend.threshold`. */
export const SpendThreshold = z
  .object({ ...figures, threshold: z.int().describe('How much of it is spent, in percent: 50, 80 or 100') })
  .meta({ id: 'SpendThreshold', description: 'A part of a spending cap that is spent' });
export type SpendThreshold = z.infer<typeof SpendThreshold>;

export const caps = query({
  scope: 'content:read',
  route: 'GET /usage/caps',
  summary: 'Read the spending caps and their spend this month',
  description: 'Those of the key and of its workspace; with `admin` those of all keys of the workspace. Without caps the list is empty.',
  input: z.strictObject({}),
  output: SpendingCaps,
  errors: [],
});
