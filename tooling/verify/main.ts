// Runs every check and ends with their number alone on the last line. Arguments pick checks by the beginning of their names.
import { checks } from './checks.ts';
import { runCheck, type Check } from './run-check.ts';

const picked = process.argv.slice(2);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];

async function run(check: Check): Promise<void> {
  const { passed, failed, failures: names = [] } = await runCheck(check);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(check.name, ...names.map((name) => `  ${name}`));
}

const left = checks.filter(({ name }) => picked.length === 0 || picked.some((start) => name.startsWith(start)));
/** Those that come before the next one that runs alone. */
const together = (): readonly Check[] => {
  const end = left.findIndex(({ isAlone }) => isAlone === true);
  return left.splice(0, end === -1 ? left.length : end);
};
while (left.length > 0) {
  const some = [...together()];
  const work = async (): Promise<void> => {
    for (let check = some.shift(); check !== undefined; check = some.shift()) await run(check);
  };
  await Promise.all([work(), work()]);
  const [alone] = left.splice(0, 1);
  if (alone !== undefined) await run(alone);
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
