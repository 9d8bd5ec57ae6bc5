import { expect, it, onTestFinished, vi } from 'vitest';
import { runCheck } from './run-check.ts';

it('says of a check that takes too long that it was stopped, and after how long', async () => {
  const said: string[] = [];
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => void said.push(line)),
  );
  onTestFinished(() => spies.forEach((spy) => spy.mockRestore()));
  const check = { name: 'endless', command: ['node', '--eval', 'setInterval(() => {}, 1000)'], patience: 300 } as const;
  expect(await runCheck(check)).toEqual({ passed: 0, failed: 1 });
  expect(said).toContain('--- endless: stopped after 0.005 min');
});
