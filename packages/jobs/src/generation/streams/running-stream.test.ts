import { describe, expect, it } from 'vitest';
import type { StreamEntry } from '@handbill/operations';
import { RunningStream, type EarlierWriting } from './running-stream.ts';
import { beginning } from './stream-log.ts';

const lease = { workspaceId: 'wsp_1', keyId: null, actor: null, requestId: null, contentId: 'cnt_1', token: 'token' };
const whole = { attempt: 1, model: 'm', reason: 'taken_over', pointers: [''] };
const parts = { attempt: 2, model: 'm', reason: 'repair', pointers: ['/body'] };

/** A piece that another process has stored. */
const pieceOf = (...entries: readonly StreamEntry[]) => {
  const { workspaceId, contentId } = lease;
  return { workspaceId, contentId, number: 0, writer: 'other', entries, isLast: false };
};

/** The entries that readers get of a process that goes on after others: first the earlier ones, and then parts for each of its calls. */
function shown(earlier: EarlierWriting, calls: readonly number[] = [], last: readonly StreamEntry[] = []): readonly StreamEntry[] {
  const stream = new RunningStream(lease, () => undefined);
  stream.continueAfter(last.length === 0 ? null : pieceOf(...last), earlier);
  stream.addAttempt(whole);
  stream.addDelta({ pointer: '/body', text: 'As it was.' });
  for (const call of calls) {
    stream.beginAttempt(call, 'repair');
    stream.addAttempt(parts);
    stream.addDelta({ pointer: '/body', text: `Of call ${call}.` });
  }
  return stream.log.after(beginning, 0, 10_000).entries;
}

const attemptsOf = (entries: readonly StreamEntry[]): readonly number[] => [...new Set(entries.map(({ attempt }) => attempt))];

describe('a stream that has stored nothing', () => {
  const other = (attempt: number) => pieceOf({ ...whole, attempt, offset: 0 });
  const stream = (earlier?: EarlierWriting) => {
    const own = new RunningStream(lease, () => undefined);
    if (earlier !== undefined) own.continueAfter(null, earlier);
    own.addAttempt(whole);
    return own;
  };

  it('has readers elsewhere as soon as its first piece is on its way: its end has to be stored, too', () => {
    const own = stream();
    expect(own.isShared).toBe(false);
    own.nextPiece();
    expect(own.isShared).toBe(true);
  });

  it('is at its end where another process has gone on after it: what it says would come behind that', () => {
    const own = stream();
    own.resolve(other(2));
    expect(own.hasNews).toBe(false);
  });

  it('goes on behind what the process before has stored late', () => {
    const own = stream({ attempts: 1, claims: 2 });
    own.resolve(other(1));
    expect([own.hasNews, own.nextPiece().number]).toEqual([true, 1]);
  });
});

describe('the stream of a text that is taken over', () => {
  it('has the numbers of its calls', () => {
    expect(attemptsOf(shown({ attempts: 2, claims: 2 }, [3, 4]))).toEqual([3, 4]);
  });

  it.each([
    ['whose first call was not stored any more', { attempts: 0, claims: 2 }, 1],
    ['who showed earlier answers and began no call', { attempts: 2, claims: 3 }, 3],
    ['several of which showed them and began no call', { attempts: 2, claims: 5 }, 5],
  ])('comes after all that readers have of a process %s', (_, earlier, before) => {
    expect(Math.min(...attemptsOf(shown(earlier, [earlier.attempts + 1, earlier.attempts + 2])))).toBeGreaterThan(before);
  });

  it('comes after what is stored, and its positions only grow', () => {
    const stored = [{ ...whole, attempt: 6, offset: 0 }];
    const entries = shown({ attempts: 2, claims: 2 }, [3, 4, 9], stored);
    expect(attemptsOf(entries)).toEqual([7, 9]);
    const offsets = entries.filter(({ attempt }) => attempt === 7).map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect(new Set(offsets).size).toBe(offsets.length);
  });
});
