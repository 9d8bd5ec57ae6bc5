// Runs every check and ends with their number alone on the last line. Arguments pick checks by the beginning of their names.
import { checks } from './checks.ts';
import { runCheck } from './run-check.ts';

const picked = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

for (const check of checks) {
  if (picked.length > 0 && !picked.some((start) => check.name.startsWith(start))) continue;
  const { passed, failed, failures: names = [] } = await runCheck(check);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(check.name, ...names.map((name) => `  ${name}`));
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
