// `node tooling/verify/loaded.ts [times] [part of a path …]`: tests again and again while every core is busy. Faults of timing show.
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runCheck } from './run-check.ts';
import { testCommand, vitestCount } from './vitest-count.ts';

const [times = '3', ...paths] = process.argv.slice(2);
const longest = 60 * 60_000;

const busy = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', `const end = Date.now() + ${longest}; while (Date.now() < end);`], { stdio: 'ignore' }),
);
const total = { passed: 0, failed: 0 };
try {
  for (let time = 1; time <= Number(times); time += 1) {
    const { passed, failed } = await runCheck({
      name: `run ${time} of ${times} with ${busy.length} cores busy`,
      command: [...testCommand, ...paths],
      count: vitestCount,
    });
    total.passed += passed;
    total.failed += failed;
  }
} finally {
  for (const child of busy) child.kill('SIGKILL');
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
