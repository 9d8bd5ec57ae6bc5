import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { testDatabase } from '@handbill/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withLock } from './with-lock.ts';

const { db, uri, name } = testDatabase();
const fixture = resolve(import.meta.dirname, '../../testing/lock-and-hang.fixture.ts');
const locks = db.collection<{ _id: string; token: string; until: Date }>('locks');

/** A log, and when it has its first line. */
function listener() {
  const { promise: given, resolve: give } = Promise.withResolvers<void>();
  const lines: string[] = [];
  const warn = (__: object, line: string) => {
    lines.push(line);
    give();
  };
  return { lines, given, log: { warn } };
}

/** A process that holds the lock and does nothing else. */
async function holderOf(lock: string, duration: number) {
  const child = spawn(process.execPath, ['--conditions=@handbill/source', fixture, uri, name, lock, String(duration)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(createInterface(child.stdout), 'line');
  return child;
}

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
    expect(await locks.countDocuments()).toBe(0);
  });

  it('is kept for as long as the work takes', async () => {
    const order: string[] = [];
    const begun = Promise.withResolvers<void>();
    const long = withLock(
      db,
      'long',
      async () => {
        begun.resolve();
        const first = await locks.findOne({ _id: 'long' });
        // Until it has been renewed twice: it would have run out by then.
        await expect
          .poll(async () => Number((await locks.findOne({ _id: 'long' }))?.until) - Number(first?.until), { timeout: 15_000 })
          .toBeGreaterThan(2_000);
        order.push('long');
      },
      { duration: 2_000 },
    );
    await begun.promise;
    await Promise.all([long, withLock(db, 'long', () => Promise.resolve(void order.push('short')), { duration: 2_000 })]);
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
        await locks.updateOne({ _id: 'stolen' }, { $set: { token: 'another' } });
        for (;;) {
          await sleep(20);
          assertHeld();
        }
      },
      { duration: 200 },
    );
    await expect(work).rejects.toThrow('The lock stolen was lost');
  });

  it('of a killed process runs out, and not before', async () => {
    const child = await holderOf('killed', 2_000);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const left = await locks.findOne({ _id: 'killed' });
    const [taken] = await withLock(db, 'killed', () => locks.aggregate<{ now: Date }>([{ $project: { now: '$$NOW' } }]).toArray(), {
      duration: 2_000,
    });
    expect(Number(taken?.now)).toBeGreaterThan(Number(left?.until));
  });

  it('that another holds is waited for aloud: who holds it, since when, and what can be done', async () => {
    const child = await holderOf('held', 60_000);
    const { lines, given, log } = listener();
    const entered = withLock(db, 'held', () => Promise.resolve('in'), { duration: 2_000, quietFor: 50, log });
    await given;
    await locks.deleteOne({ _id: 'held' });
    expect(await entered).toBe('in');
    expect(lines[0]).toContain(
      `Waiting for the lock "held" of the database ${name}, held by process ${child.pid} on ${hostname()} since 20`,
    );
    expect(lines[0]).toContain('if it hangs, end it');
    // Each line comes after as long a pause as all before it together.
    expect(lines.length).toBeLessThan(12);
  });

  it('that is free is taken without a word, and one of an older version has no holder to name', async () => {
    const { lines, given, log } = listener();
    const options = { duration: 2_000, quietFor: 50, log };
    await withLock(db, 'quiet', () => Promise.resolve(), options);
    expect(lines).toEqual([]);
    await locks.insertOne({ _id: 'quiet', token: 'older', until: new Date(Date.now() + 60_000) });
    const entered = withLock(db, 'quiet', () => Promise.resolve(), options);
    await given;
    await locks.deleteOne({ _id: 'quiet' });
    await entered;
    expect(lines[0]).toContain('held by a process that has not left its name');
  });
});
