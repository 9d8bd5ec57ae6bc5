import { describe, expect, it } from 'vitest';
import { compiled } from '../../testing/src/compiler.ts';

// 92,000 with records inferred from their schemas and members asked whether they are a zod type; a user pays that on every keystroke.
describe("the client's declarations", () => {
  it('compile for a consumer, and cost his editor little', async () => {
    expect(await compiled('-b', 'packages/client')).toBe('');
    const diagnostics = await compiled('-p', 'tooling/clients/consumer', '--extendedDiagnostics', '--singleThreaded');
    expect(diagnostics).not.toMatch(/error TS/);
    const instantiations = Number(/Instantiations:\s+(\d+)/.exec(diagnostics)?.[1]);
    expect(instantiations).toBeGreaterThan(1_000);
    expect(instantiations).toBeLessThan(12_000);
  });

  it('are what the consumer compiles against, not the sources', async () => {
    const files = (await compiled('-p', 'tooling/clients/consumer', '--listFilesOnly'))
      .split('\n')
      .filter((file) => file.includes('packages/'));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
  });
});
