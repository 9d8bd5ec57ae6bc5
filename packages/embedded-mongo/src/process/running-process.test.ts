import { describe, expect, it } from 'vitest';
import { isRunning, runningProcess } from './running-process.ts';

describe('a running process', () => {
  it('is told apart from a later one with its pid by when it started', async () => {
    const me = await runningProcess(process.pid);
    expect(me?.command).toContain('node');
    expect(me && (await isRunning(me))).toBe(true);
    expect(await isRunning({ pid: process.pid, started: 'earlier' })).toBe(false);
  });

  it('is null when there is none', async () => {
    expect(await runningProcess(4_194_305)).toBeNull();
  });
});
