import { appendFileSync, rmSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** A line for each test that has ended, with its state and its name: the work of a run that is stopped is there, too. */
export const testReport = 'node_modules/.vitest-report.txt';

/** Of an error's stack. */
const shownLines = 3;

type Failure = ReturnType<TestModule['errors']>[number];

function reason({ message, stack = '' }: Failure): string {
  const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
  return [message, ...places.slice(0, shownLines)].join('\n');
}

const note = (state: string, name: string): void => appendFileSync(testReport, `${state} ${name.replaceAll('\n', ' ')}\n`);

/** Counts tests as they end, and says of one that fails why, at once: a reader of a long run need not wait for its end. */
export default class LiveReporter implements Reporter {
  onInit(): void {
    rmSync(testReport, { force: true });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    note(state, `${test.module.relativeModuleId} > ${test.fullName}`);
    if (state === 'failed') console.log(`\nFAILED ${test.module.relativeModuleId}\n  ${test.fullName}\n${errors.map(reason).join('\n')}\n`);
  }

  /** A file that does not load, or a hook that fails. */
  onTestModuleEnd(module: TestModule): void {
    const errors = module.errors();
    if (errors.length === 0) return;
    note('failed', module.relativeModuleId);
    console.log(`\nFAILED ${module.relativeModuleId}\n${errors.map(reason).join('\n')}\n`);
  }
}
