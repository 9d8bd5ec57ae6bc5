import type { HandbillError } from '@handbill/client';
import type { OperationRow } from '../table/operation-row.ts';
import { say } from '../terminal/print.ts';
import { harmless, paint } from '../terminal/terminal.ts';
import { exitCodes } from '../terminal/usage-error.ts';
import { flagAt } from './flags.ts';

type Problem = HandbillError['problem'];

/** How the program ends for a problem. */
function exitCodeOf({ code, status }: Pick<Problem, 'code' | 'status'>): number {
  if (code === 'aborted') return exitCodes.interrupted;
  if (code === 'not_sent') return exitCodes.usage;
  if (status === null || code === 'unexpected_answer') return exitCodes.noConnection;
  return status < 500 ? exitCodes.refused : exitCodes.serverFault;
}

/** Says why a call failed, each faulty field by its flag; resolves to how the program ends. */
export function reportProblem(problem: Problem, row: Pick<OperationRow, 'fields' | 'words'> | undefined, json = false): number {
  if (json) say(JSON.stringify(problem));
  else {
    say(`${paint('red', `${problem.title}:`, process.stderr)} ${harmless(problem.detail)}`);
    const faults = problem.code === 'invalid_request' ? problem.errors : [];
    for (const { pointer, message } of faults)
      say(`  ${paint('bold', row === undefined ? pointer || '/' : flagAt(pointer, row), process.stderr)}  ${harmless(message)}`);
    if (problem.code === 'invalid_request' && problem.errors_omitted) say(`  and ${problem.errors_omitted} more`);
    if (problem.request_id !== null) say(paint('dim', `  ${problem.code}, request ${problem.request_id}`, process.stderr));
  }
  return exitCodeOf(problem);
}
