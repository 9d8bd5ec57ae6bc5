import { Problem } from '@handbill/contract';
import type { Storage } from '@handbill/operations';

/** Logs a problem that work ended in, once. */
export type LogProblem = (problem: Problem, fields: { readonly request_id: string } & Readonly<Record<string, unknown>>) => void;

export async function logEnd(
  work: Promise<unknown>,
  fields: { readonly content_id: string; readonly request_id: string; readonly claims?: number },
  { logProblem, storage }: { readonly logProblem: LogProblem; readonly storage: Pick<Storage, 'problemOf'> },
): Promise<void> {
  try {
    await work;
  } catch (error) {
    logProblem(error instanceof Problem ? error : (storage.problemOf(error) ?? new Problem('internal', {}, { cause: error })), fields);
  }
}
