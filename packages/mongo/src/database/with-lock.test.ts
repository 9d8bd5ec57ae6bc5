import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '@handbill/testing';
import { describe, expect, it } from 'vitest';
import { withLock } from './with-lock.ts';

const { db, uri, name } = testDatabase();
const fixture = resolve(import.meta.dirname, '../../testing/lock-and-hang.fixture.ts');

describe('a lock', () => {
  it('lets one in at a time, and everyone in the end', async () => {
    let inside = 0;
    const seen = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        withLock(db, 'shared', async () => {
          inside += 1;
          await sleep(15);
          inside -= 1;
          return [inside, index] as const;
        }),
      ),
    );
    expect(seen.map(([others]) => others)).toEqual(Array.from({ length: 8 }, () => 0));
    expect(await db.collection('locks').countDocuments()).toBe(0);
  });

  it('is kept for as long as the work takes', async () => {
    const order: string[] = [];
    const long = withLock(db, 'long', async () => void (await sleep(900), order.push('long')), 200);
    await sleep(50);
    await Promise.all([long, withLock(db, 'long', () => Promise.resolve(void order.push('short')), 200)]);
    expect(order).toEqual(['long', 'short']);
  });

  it('is given free when the work fails', async () => {
    await expect(withLock(db, 'failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(db, 'failing', () => Promise.resolve('in'))).toBe('in');
  });

  it('tells a holder that has lost it', async () => {
    const work = withLock(
      db,
      'stolen',
      async (assertHeld) => {
        assertHeld();
        await db.collection<{ _id: string }>('locks').updateOne({ _id: 'stolen' }, { $set: { token: 'another' } });
        await sleep(300);
        assertHeld();
      },
      200,
    );
    await expect(work).rejects.toThrow('The lock stolen was lost');
  });

  it('of a killed process runs out', async () => {
    const child = spawn(process.execPath, ['--conditions=@handbill/source', fixture, uri, name, 'killed', '800'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(createInterface(child.stdout), 'line');
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const started = performance.now();
    await withLock(db, 'killed', () => Promise.resolve(), 800);
    expect(performance.now() - started).toBeGreaterThan(100);
    expect(performance.now() - started).toBeLessThan(2_500);
  });
});
