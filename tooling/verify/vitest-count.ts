import { readFile, rm } from 'node:fs/promises';
import { testReport } from './live-reporter.ts';
import type { Check, Count } from './run-check.ts';

/** Runs tests; each is a claim. */
export const testCommand: Check['command'] = [
  'vitest',
  'run',
  '--allowOnly=false',
  '--reporter=default',
  '--reporter=./tooling/verify/live-reporter.ts',
];

/** Counts a run of tests, also one that was stopped. A failure outside any test, such as an unhandled error, is never passed over. */
export async function vitestCount(exitCode: number | null): Promise<Count> {
  const text = await readFile(testReport, 'utf8').catch(() => '');
  // The next run must not count this one's report.
  await rm(testReport, { force: true });
  const lines = text.split('\n');
  const passed = lines.filter((line) => line.startsWith('passed ')).length;
  const failures = lines.filter((line) => line.startsWith('failed ')).map((line) => line.slice('failed '.length));
  const silent = exitCode !== 0 || passed === 0;
  return { passed, failed: failures.length === 0 && silent ? 1 : failures.length, failures };
}
