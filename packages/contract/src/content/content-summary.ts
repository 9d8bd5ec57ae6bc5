import * as z from 'zod';
import type { Check } from './check.ts';

/** The findings in a text that a person has to look at, in short. */
export const Findings = z
  .object({
    fail: z.int().describe('How many checks failed that nobody has accepted'),
    warn: z.int().describe('How many checks warn that nobody has accepted'),
    worst: z.string().nullable().describe('The message of the first of them, a failed one before a warning; `null`: there is none'),
  })
  .meta({ id: 'Findings', description: 'The checks of a text that failed or warn, in short' });
export type Findings = z.infer<typeof Findings>;

/** Who did something. */
export const ChangedBy = z
  .object({
    key_id: z.string().nullable().describe('The API key; `null`: the server itself'),
    actor: z.string().nullable().describe('On whose behalf the key acted: the `Handbill-Actor` of the call'),
  })
  .meta({ id: 'ChangedBy', description: 'Who changed a record' });
export type ChangedBy = z.infer<typeof ChangedBy>;

const unknown = '`null` where that is not known, as of texts of earlier versions';

/** The members of a summary in place of the long ones of a record. */
export const summaryFields = {
  findings: z.optional(Findings),
  created_by: z.optional(ChangedBy.nullable()).describe(`Who asked for it; ${unknown}`),
  updated_by: z.optional(ChangedBy.nullable()).describe(`Who changed it last; ${unknown}`),
};

/** `summaryFields` of a summary. */
export interface SummaryFields {
  findings: Findings;
  created_by: ChangedBy | null;
  updated_by: ChangedBy | null;
}

/** Sums checks up. */
export function findingsOf(checks: readonly Pick<Check, 'outcome' | 'message' | 'accepted'>[]): Findings {
  const of = (outcome: Check['outcome']) => checks.filter((check) => check.outcome === outcome && check.accepted === undefined);
  const [fail, warn] = [of('fail'), of('warn')];
  return { fail: fail.length, warn: warn.length, worst: [...fail, ...warn][0]?.message ?? null };
}
