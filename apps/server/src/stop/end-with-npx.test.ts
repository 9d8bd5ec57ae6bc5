import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const program = `
  import { endWithNpx } from ${JSON.stringify(join(import.meta.dirname, 'end-with-npx.ts'))};
  endWithNpx();
  process.on('SIGTERM', () => {
    console.log('stopped');
    process.exit();
  });
  console.log(process.pid);
  setTimeout(() => process.exit(), 20_000);
`;

it('stops what npx has started when npx is gone', async () => {
  // A shell between the two, as npx has one.
  const command = `'${process.execPath}' --input-type=module --eval "$PROGRAM"; :`;
  const env = { ...process.env, npm_command: 'exec', PROGRAM: program };
  const npx = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  npx.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await once(npx.stdout, 'data');
  const pid = Number(said);
  onTestFinished(() => {
    if (!said.includes('stopped')) process.kill(pid, 'SIGKILL');
  });
  npx.kill('SIGTERM');
  await expect.poll(() => said, { timeout: 10_000 }).toBe(`${pid}\nstopped\n`);
});
