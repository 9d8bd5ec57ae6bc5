import { Problem } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import type { Place } from '@handbill/operations';
import { FairQueue } from './fair-queue.ts';

/** Who has been let in so far, in order. */
function watched() {
  const let_in: string[] = [];
  const watch = (name: string, place: Place) => {
    void place.turn.then((hasCome) => let_in.push(hasCome ? name : `not ${name}`));
    return place;
  };
  return { let_in, watch };
}

const settled = () => new Promise(setImmediate);

describe('the queue', () => {
  it('lets in so many at once, and then whoever came first', async () => {
    const queue = new FairQueue(2);
    const { let_in, watch } = watched();
    const places = ['a', 'b', 'c', 'd', 'e'].map((name) => watch(name, queue.join('wsp_1')));
    expect(places.map(({ startedImmediately }) => startedImmediately)).toEqual([true, true, false, false, false]);
    await settled();
    expect(let_in).toEqual(['a', 'b']);
    places[1]?.leave();
    places[1]?.leave();
    await settled();
    expect(let_in).toEqual(['a', 'b', 'c']);
    // Whoever leaves the line makes no room.
    places[3]?.leave();
    places[0]?.leave();
    await settled();
    expect(let_in).toEqual(['a', 'b', 'c', 'not d', 'e']);
  });

  it('lets in one of each workspace in turn: a thousand of one do not delay the single one of another', async () => {
    const queue = new FairQueue(1);
    const { let_in, watch } = watched();
    let running = queue.join('wsp_1');
    const places = new Map(Array.from({ length: 1_000 }, (_, index) => [`1: ${index}`, queue.join('wsp_1')]));
    places.set('2: 0', queue.join('wsp_2'));
    places.set('3: 0', queue.join('wsp_3'));
    for (const [name, place] of places) watch(name, place);
    for (let rounds = 0; rounds < 5; rounds += 1) {
      running.leave();
      await settled();
      running = places.get(let_in.at(-1) ?? '') ?? running;
    }
    expect(let_in).toEqual(['1: 0', '2: 0', '3: 0', '1: 1', '1: 2']);
  });

  it('lets others in for one that pauses, which waits for a turn again', async () => {
    const queue = new FairQueue(1);
    const { let_in, watch } = watched();
    const [first, second] = [queue.join('wsp_1'), watch('second', queue.join('wsp_1'))];
    const answered = Promise.withResolvers<void>();
    void first.pause(answered.promise).then((hasCome) => let_in.push(hasCome ? 'first again' : 'not first'));
    const third = watch('third', queue.join('wsp_2'));
    await settled();
    expect(let_in).toEqual(['second']);
    answered.resolve();
    await settled();
    expect(let_in).toEqual(['second']);
    second.leave();
    await settled();
    third.leave();
    await settled();
    expect(let_in).toEqual(['second', 'third', 'first again']);
    // It holds its slot again.
    watch('fourth', queue.join('wsp_1'));
    await settled();
    expect(let_in).toHaveLength(3);
    first.leave();
    await settled();
    expect(let_in.at(-1)).toBe('fourth');
  });

  it('ends the pause of one that leaves, and of all when it is closed', async () => {
    const queue = new FairQueue(2);
    const [one, another] = [queue.join('wsp_1'), queue.join('wsp_1')];
    const never = new Promise<void>(() => undefined);
    const pauses = [one.pause(never), another.pause(never)];
    one.leave();
    expect(await pauses[0]).toBe(false);
    queue.close();
    expect(await pauses[1]).toBe(false);
    expect(await another.pause(never)).toBe(false);
  });

  it('lets in a new one and an abandoned one in turn, where both wait', async () => {
    const queue = new FairQueue(1);
    const { let_in, watch } = watched();
    const first = queue.join('wsp_1');
    const waiting = [
      ...['new 1', 'new 2', 'new 3'].map((name) => watch(name, queue.join('wsp_1'))),
      ...['old 1', 'old 2'].map((name) => watch(name, queue.joinAbandoned())),
    ];
    first.leave();
    for (let rounds = 0; rounds < waiting.length; rounds += 1) {
      await settled();
      waiting.find((_, at) => let_in.at(-1) === ['new 1', 'new 2', 'new 3', 'old 1', 'old 2'][at])?.leave();
    }
    expect(let_in).toEqual(['new 1', 'old 1', 'new 2', 'old 2', 'new 3']);
  });

  it('has only so many of one workspace wait, and forgets those that left', () => {
    const queue = new FairQueue(1, 2);
    const [running, waiting] = [queue.join('wsp_1'), queue.join('wsp_1')];
    queue.join('wsp_1');
    expect(() => queue.join('wsp_1')).toThrow(Problem);
    queue.join('wsp_2');
    waiting.leave();
    queue.join('wsp_1');
    expect(() => queue.join('wsp_1')).toThrow(/2 texts of this workspace wait/);
    running.leave();
    queue.join('wsp_1');
    expect(() => queue.join('wsp_1')).toThrow(/2 texts of this workspace wait/);
  });

  it('tells those that wait when it closes, lets what runs go on, and has nobody wait any more', async () => {
    const queue = new FairQueue(1);
    const { let_in, watch } = watched();
    const running = watch('a', queue.join('wsp_1'));
    watch('b', queue.join('wsp_1'));
    watch('c', queue.joinAbandoned());
    queue.close();
    watch('d', queue.joinAbandoned());
    expect(() => queue.join('wsp_1')).toThrow(/The server is stopping/);
    await settled();
    expect(let_in).toEqual(['a', 'not b', 'not c', 'not d']);
    running.leave();
    expect(queue.join('wsp_1').startedImmediately).toBe(true);
  });
});
