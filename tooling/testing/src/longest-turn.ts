import { cpuTime, slownessOfMachine } from './slowness-of-machine.ts';

/**
 * For a test that measures a time: once more where it is too long, up to three times. Other work of a machine, a virtual one above all, makes a
 * measurement longer and never shorter; code that holds the loop does so each time.
 */
export const measured = { retry: 2, timeout: 60_000 } as const;

/**
 * The longest turn of this thread's event loop while `work` goes on, in milliseconds of CPU time on a usual machine. CPU time, not the clock's: other
 * work of the machine makes no turn longer, and on a slow machine less is counted. All work of this process counts, a server under test included.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const times = slownessOfMachine();
  let longest = 0;
  let before = cpuTime();
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  const turn = () => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isDone) setImmediate(turn);
  };
  turn();
  await done;
  turn();
  return longest / times;
}
