import type { Event } from '@handbill/contract';
import { ByteBudget, type EventFeeds, type Room } from '@handbill/operations';
import { describe, expect, it } from 'vitest';
import { LiveFeeds } from './live-feeds.ts';

const eventAt = (sequence: number): Event => ({ id: `evt_${sequence}`, sequence, type: 'campaign.updated' }) as unknown as Event;

/** A feed in memory, of which a page has ten events of so many bytes in all. */
class Feed implements EventFeeds {
  readonly reads: number[] = [];
  newestNumber: number;
  oldest = 1;
  isDown = false;
  bytes = 1_000;
  listener: ((workspaceId: string) => void) | undefined;

  constructor(newest: number) {
    this.newestNumber = newest;
  }

  async read(_: string, after: number) {
    this.reads.push(after);
    await Promise.resolve();
    if (this.isDown) throw new Error('The database is down');
    const from = Math.max(after + 1, this.oldest);
    const count = Math.max(0, Math.min(10, this.newestNumber - from + 1));
    return {
      events: Array.from({ length: count }, (__, at) => eventAt(from + at)),
      bytes: count === 0 ? 0 : this.bytes,
      hasMore: count === 10,
    };
  }

  newest = async () => new Map([['wsp_1', this.newestNumber]]);

  watch = (listener: (workspaceId: string) => void) => {
    this.listener = listener;
    return () => (this.listener = undefined);
  };

  add(count = 1): void {
    this.newestNumber += count;
    this.listener?.('wsp_1');
  }
}

function following(feed: Feed, rooms: { open(workspaceId: string): Room } = new ByteBudget()) {
  const feeds = new LiveFeeds(feed, rooms, { warn: () => undefined });
  const follow = (after: number) =>
    feeds.follow({ workspaceId: 'wsp_1', after, newest: feed.newestNumber, signal: undefined })[Symbol.asyncIterator]();
  return { feeds, follow };
}

type Reader = AsyncGenerator<Event, 'expired' | 'interrupted' | undefined>;

async function take(reader: Reader, count: number): Promise<number[]> {
  const taken: number[] = [];
  while (taken.length < count) {
    const { done, value } = await reader.next();
    if (done) throw new Error(`It ended: ${value}`);
    taken.push(value.sequence);
  }
  return taken;
}

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('readers of a feed', () => {
  it('at one place share what is read, and who is behind has the next page read when the last was sent', async () => {
    const feed = new Feed(25);
    const { follow } = following(feed);
    const readers = Array.from({ length: 50 }, () => follow(0));
    expect(await Promise.all(readers.map((reader) => take(reader, 10)))).toEqual(readers.map(() => upTo(1, 10)));
    expect(feed.reads).toEqual([0]);
    expect(await Promise.all(readers.map((reader) => take(reader, 15)))).toEqual(readers.map(() => upTo(11, 25)));
    expect(feed.reads).toEqual([0, 10, 20]);
    // A reader in between is given the same pages as others.
    const [ahead, between] = [follow(0), follow(3)];
    expect(await take(ahead, 5)).toEqual(upTo(1, 5));
    expect(await take(between, 7)).toEqual(upTo(4, 10));
    expect(feed.reads).toEqual([0, 10, 20, 0]);
  });

  it('wait for news together, and are given each event once', async () => {
    const feed = new Feed(3);
    const { follow } = following(feed);
    const readers = Array.from({ length: 20 }, () => follow(3));
    const first = Promise.all(readers.map((reader) => take(reader, 2)));
    await new Promise((resolve) => setImmediate(resolve));
    feed.add();
    await new Promise((resolve) => setImmediate(resolve));
    feed.add();
    expect(await first).toEqual(readers.map(() => [4, 5]));
    expect(feed.reads).toEqual([3, 3, 4]);
  });

  it('hold a page each at the most, reserved before it is read, and nothing when they have gone on', async () => {
    const feed = new Feed(40);
    feed.bytes = 100_000;
    const budget = new ByteBudget();
    const held = () => (budget.takePeak(), budget.takePeak());
    const { follow } = following(feed, budget);
    const readers = [0, 10, 20].map(follow);
    for (const reader of readers) await take(reader, 1);
    expect(held()).toBe(3 * 300_000);
    // A reader that reads on is at the place of one that has stopped.
    await take(readers[0] as Reader, 10);
    expect([held(), feed.reads]).toEqual([2 * 300_000, [0, 10, 20]]);
    for (const reader of readers) await reader.return(undefined);
    expect(held()).toBe(0);
  });

  it('are refused where there is no room for what they are to read', async () => {
    const refused = new Error('No room');
    const feed = new Feed(5);
    const { follow } = following(feed, {
      open: () => ({ reserve: () => Promise.reject(refused), hold: () => undefined, release: () => undefined }),
    });
    await expect(follow(0).next()).rejects.toBe(refused);
    expect(feed.reads).toEqual([]);
  });

  it('go on when the database does', async () => {
    const feed = new Feed(5);
    feed.isDown = true;
    const { follow } = following(feed);
    const readers = [follow(0), follow(5)];
    const taken = Promise.all([take(readers[0] as Reader, 6), take(readers[1] as Reader, 1)]);
    await new Promise((resolve) => setImmediate(resolve));
    feed.isDown = false;
    feed.newestNumber = 6;
    expect(await taken).toEqual([upTo(1, 6), [6]]);
  });

  it('are told where what follows is not kept any more', async () => {
    const feed = new Feed(30);
    const { follow } = following(feed);
    const reader = follow(0);
    await take(reader, 10);
    feed.oldest = 15;
    expect(await reader.next()).toEqual({ done: true, value: 'expired' });
    const all = follow(20);
    feed.oldest = 31;
    expect(await all.next()).toEqual({ done: true, value: 'expired' });
  });
});
