import { Problem } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import type { Slot } from '@handbill/operations';
import { Slots } from './slots.ts';

const most = 10_000;

/** Who has been let in so far, in order. */
function watched() {
  const let_in: string[] = [];
  const watch = (name: string, slot: Slot) => {
    void slot.turn.then((hasCome) => let_in.push(hasCome ? name : `not ${name}`));
    return slot;
  };
  return { let_in, watch };
}

const settled = () => new Promise(setImmediate);

describe('the slots of a process', () => {
  it('lets in so many at once, and then whoever came first', async () => {
    const slots = new Slots(2);
    const { let_in, watch } = watched();
    const waiting = ['a', 'b', 'c', 'd', 'e'].map((name) => watch(name, slots.join('wsp_1', most)));
    expect(slots.take()).toBeUndefined();
    await settled();
    expect(let_in).toEqual(['a', 'b']);
    waiting[1]?.leave();
    waiting[1]?.leave();
    await settled();
    expect(let_in).toEqual(['a', 'b', 'c']);
    // A waiting job that leaves the line makes no room.
    waiting[3]?.leave();
    waiting[0]?.leave();
    await settled();
    expect(let_in).toEqual(['a', 'b', 'c', 'not d', 'e']);
  });

  it('lets in one of each workspace in turn: a thousand of one do not delay the single one of another', async () => {
    const slots = new Slots(1);
    const { let_in, watch } = watched();
    let running = slots.join('wsp_1', most);
    const waiting = new Map(Array.from({ length: 1_000 }, (_, index) => [`1: ${index}`, slots.join('wsp_1', most)]));
    waiting.set('2: 0', slots.join('wsp_2', most));
    waiting.set('3: 0', slots.join('wsp_3', most));
    for (const [name, place] of waiting) watch(name, place);
    for (let rounds = 0; rounds < 5; rounds += 1) {
      running.leave();
      await settled();
      running = waiting.get(let_in.at(-1) ?? '') ?? running;
    }
    expect(let_in).toEqual(['1: 0', '2: 0', '3: 0', '1: 1', '1: 2']);
  });

  it('lets others in for one that pauses, which waits for a turn again', async () => {
    const slots = new Slots(1);
    const { let_in, watch } = watched();
    const [first, second] = [slots.join('wsp_1', most), watch('second', slots.join('wsp_1', most))];
    const answered = Promise.withResolvers<void>();
    void first.pause(answered.promise).then((hasCome) => let_in.push(hasCome ? 'first again' : 'not first'));
    const third = watch('third', slots.join('wsp_2', most));
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
    watch('fourth', slots.join('wsp_1', most));
    await settled();
    expect(let_in).toHaveLength(3);
    first.leave();
    await settled();
    expect(let_in.at(-1)).toBe('fourth');
  });

  it('ends the pause of one that leaves, and of all when it is closed', async () => {
    const slots = new Slots(2);
    const [one, another] = [slots.join('wsp_1', most), slots.join('wsp_1', most)];
    const never = new Promise<void>(() => undefined);
    const pauses = [one.pause(never), another.pause(never)];
    one.leave();
    expect(await pauses[0]).toBe(false);
    slots.close();
    expect(await pauses[1]).toBe(false);
    expect(await another.pause(never)).toBe(false);
  });

  it('gives a slot to the runner and to those who wait here in turn, while jobs may be due', async () => {
    const slots = new Slots(1);
    const { let_in, watch } = watched();
    const first = slots.join('wsp_1', most);
    const waiting = ['a', 'b', 'c'].map((name) => watch(name, slots.join('wsp_1', most)));
    slots.jobsMayBeDue = true;
    slots.onFree = () => {
      const slot = slots.take();
      if (slot === undefined) return;
      let_in.push('job');
      slots.jobsMayBeDue = let_in.length < 3;
      setImmediate(slot.leave);
    };
    first.leave();
    for (let rounds = 0; rounds < 4; rounds += 1) {
      await settled();
      waiting['abc'.indexOf(let_in.at(-1) ?? '-')]?.leave();
    }
    expect(let_in.slice(0, 5)).toEqual(['job', 'a', 'job', 'b', 'c']);
  });

  it('has only so many of one workspace wait, and forgets those that left', () => {
    const slots = new Slots(1);
    const [running, waiting] = [slots.join('wsp_1', 2), slots.join('wsp_1', 2)];
    slots.join('wsp_1', 2);
    expect(() => slots.join('wsp_1', 2)).toThrow(Problem);
    slots.join('wsp_2', 2);
    waiting.leave();
    slots.join('wsp_1', 2);
    expect(() => slots.join('wsp_1', 2)).toThrow(/2 texts of this workspace wait/);
    running.leave();
    slots.join('wsp_1', 2);
    expect(() => slots.join('wsp_1', 2)).toThrow(/2 texts of this workspace wait/);
  });

  it('tell those that wait when they are closed, let what runs go on, and have nobody wait any more', async () => {
    const slots = new Slots(1);
    const { let_in, watch } = watched();
    watch('a', slots.join('wsp_1', most));
    watch('b', slots.join('wsp_1', most));
    slots.close();
    expect(() => slots.join('wsp_1', most)).toThrow(/The server is stopping/);
    expect(slots.take()).toBeUndefined();
    await settled();
    expect(let_in).toEqual(['a', 'not b']);
  });
});
