import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../architecture/source-files.ts';

const run = promisify(execFile);
const tsc = async (...args: string[]) => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, ...args], { cwd: root, maxBuffer: 1 << 24 }).catch(
    (failed: { stdout: string }) => expect.fail(failed.stdout),
  );
  return stdout;
};

// 92,000 with records inferred from their schemas and members asked whether they are a zod type; a user pays that on every keystroke.
describe("the client's declarations", () => {
  beforeAll(() => tsc('-b', 'packages/client'));

  it('compile for a consumer, and cost his editor little', async () => {
    const diagnostics = await tsc('-p', 'tooling/clients/consumer', '--extendedDiagnostics', '--singleThreaded');
    const instantiations = Number(/Instantiations:\s+(\d+)/.exec(diagnostics)?.[1]);
    expect(instantiations).toBeGreaterThan(1_000);
    expect(instantiations).toBeLessThan(12_000);
  });

  it('are what the consumer compiles against, not the sources', async () => {
    const files = (await tsc('-p', 'tooling/clients/consumer', '--listFilesOnly')).split('\n').filter((file) => file.includes('packages/'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  });
});
