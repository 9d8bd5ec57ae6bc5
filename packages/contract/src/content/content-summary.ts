import * as z from 'zod';
import type { Check } from './check.ts';

export const Findings = z
  .object({
    fail: z.int().describe('Number of failed checks that nobody has accepted'),
    warn: z.int().describe('Number of warnings that nobody has accepted'),
    worst: z.string().nullable().describe('The message of the first of them, failed checks before warnings; `null`: there is none'),
  })
  .meta({ id: 'Findings', description: 'Summary of the failed checks and warnings of a text' });
export type Findings = z.infer<typeof Findings>;

export const ChangedBy = z
  .object({
    key_id: z.string().nullable().describe('The API key; `null`: the server itself'),
    actor: z.string().nullable().describe('The user on whose behalf the key acted: the `Handbill-Actor` of the call'),
  })
  .meta({ id: 'ChangedBy', description: 'The author of a change' });
export type ChangedBy = z.infer<typeof ChangedBy>;

const unknown = '`null` if unknown, as for texts of earlier versions';

/** The members that only a summary has. */
export const summaryFields = {
  findings: z.optional(Findings),
  created_by: z.optional(ChangedBy.nullable()).describe(`The author of the request; ${unknown}`),
  updated_by: z.optional(ChangedBy.nullable()).describe(`The author of the last change; ${unknown}`),
};

/** `summaryFields` of a summary. */
export interface SummaryFields {
  findings: Findings;
  created_by: ChangedBy | null;
  updated_by: ChangedBy | null;
}

export function findingsOf(checks: readonly Pick<Check, 'outcome' | 'message' | 'accepted'>[]): Findings {
  const of = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome && check.accepted === undefined);
  const [fail, warn] = [of('fail'), of('warn')];
  return { fail: fail.length, warn: warn.length, worst: [...fail, ...warn][0]?.message ?? null };
}
