import { Problem } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { ByteBudget } from './byte-budget.ts';
import { RequestRoom } from './request-room.ts';

const megabyte = 1_000_000;

/** The bytes that all hold, as far as nothing waits. */
const heldBy = (bytes: ByteBudget): number => (bytes.takePeak(), bytes.takePeak());

/** The room of a batch whose calls reserve so much together. */
function batch(ofBatch: number) {
  const [bytes, room] = [new ByteBudget(), new RequestRoom()];
  room.ofBatch = ofBatch;
  return { bytes, room };
}

describe('the calls of a batch', () => {
  it('reserve together, and what is answered counts while the others are made', async () => {
    const { bytes, room } = batch(6 * megabyte);
    await Promise.all([room.enter(bytes, 'a', 4 * megabyte), room.enter(bytes, 'a', 4 * megabyte)]);
    expect(heldBy(bytes)).toBe(6 * megabyte);
    room.gather(2 * megabyte);
    // A call does not know of the others.
    room.hold(0);
    expect(heldBy(bytes)).toBe(6 * megabyte);
    room.gather(6 * megabyte);
    expect(heldBy(bytes)).toBe(8 * megabyte);
    room.toSend(megabyte);
    expect(heldBy(bytes)).toBe(megabyte);
    room.end();
    expect(heldBy(bytes)).toBe(0);
  });

  it('are refused from where their answers are more than a workspace may have', async () => {
    const { bytes, room } = batch(4 * megabyte);
    await room.enter(bytes, 'a', 4 * megabyte);
    room.gather(17 * megabyte);
    expect(() => room.enter(bytes, 'a', 4 * megabyte)).toThrow(Problem);
    room.end();
    expect(heldBy(bytes)).toBe(0);
  });

  it('wait together, and their pages are read one after the other', async () => {
    const { bytes, room } = batch(4 * megabyte);
    const others = Array.from({ length: 3 }, () => bytes.open('a'));
    for (const other of others) await other.reserve(4 * megabyte);
    const read: string[] = [];
    const reading = Promise.withResolvers<void>();
    const page = async (name: string) => {
      await room.enter(bytes, 'a', 4 * megabyte);
      await room.inTurn(async () => {
        read.push(`${name} begins`);
        if (name === 'one') await reading.promise;
        read.push(`${name} ends`);
        if (name === 'one') throw new Error('It may fail');
      });
    };
    const pages = [page('one'), page('two')];
    await Promise.resolve();
    expect(read).toEqual([]);
    others[0]?.release();
    await new Promise((resolve) => setImmediate(resolve));
    expect(read).toEqual(['one begins']);
    reading.resolve();
    await Promise.allSettled(pages);
    expect(read).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });
});

it('a call holds nothing while it waits for a model, and a request that has ended holds nothing any more', async () => {
  const bytes = new ByteBudget();
  const room = new RequestRoom();
  await room.enter(bytes, 'a', 256_000);
  await room.idle(async () => expect(heldBy(bytes)).toBe(0));
  expect(heldBy(bytes)).toBe(256_000);
  room.end();
  room.toSend(megabyte);
  expect(heldBy(bytes)).toBe(0);
  const left = new RequestRoom();
  left.end();
  expect(() => left.enter(bytes, 'a', 1)).toThrow('The caller left');
});
