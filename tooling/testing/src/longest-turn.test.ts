import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { longestTurn, measured } from './longest-turn.ts';
import { slownessOfMachine } from './slowness-of-machine.ts';

/** In CPU time of all kinds: to ask for it takes time of the system. */
const busy = (milliseconds: number) => {
  const used = (): number => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const before = used();
  while (used() - before < milliseconds * 1_000 * slownessOfMachine());
};

it('measures a turn that holds the loop, before or behind a wait', async () => {
  expect(await longestTurn(async () => busy(80))).toBeGreaterThan(75);
  expect(
    await longestTurn(async () => {
      await setTimeout(5);
      busy(80);
    }),
  ).toBeGreaterThan(75);
});

it('tells many short turns from one long one', measured, async () => {
  const work = async () => {
    for (let turn = 0; turn < 20; turn += 1) {
      busy(5);
      await new Promise((next) => setImmediate(next));
    }
  };
  expect(await longestTurn(work)).toBeLessThan(40);
});
