import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import type { Count } from './check.ts';

export const testReport = 'node_modules/.vitest-report.json';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});

/** Counts a vitest run test by test. What fails outside any test, a file that does not load or an unhandled error, is never passed over. */
export async function vitestCount(exitCode: number | null): Promise<Count> {
  const text = await readFile(testReport, 'utf8').catch(() => null);
  // The next run must not count this one's report.
  await rm(testReport, { force: true });
  const report = text === null ? null : Report.safeParse(JSON.parse(text)).data;
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  const silent = exitCode !== 0 || report.numPassedTests === 0;
  return { passed: report.numPassedTests, failed: failed === 0 && silent ? 1 : failed };
}
