import { median } from '../median.ts';
import type { Chain, LayeredCase } from './chains.ts';

/** What each part of a call costs. */
export interface LayerPrices {
  readonly name: string;
  /** CPU of this thread, in microseconds for each call, outermost part first. */
  readonly prices: readonly { readonly part: string; readonly cpu: number }[];
  readonly whole: number;
  /** How far two measurements of one chain lie apart, at most. No smaller price is one. */
  readonly noise: number;
}

/** CPU that one sample takes, in microseconds. */
const sampled = 15_000;
/** Rounds until the compiler has done with all chains. */
const warmUps = 10;

const cpuTime = () => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/** Calls a chain until the sample is long enough; resolves to the CPU of one call. */
async function sample({ call }: Chain): Promise<number> {
  const began = cpuTime();
  for (let calls = 1; ; calls += 1) {
    await call();
    if (calls % 50 !== 0) continue;
    const used = cpuTime() - began;
    if (used >= sampled) return used / calls;
  }
}

/** Measures every chain twice: from the shortest to the longest and back, so that a machine that slows down slows all alike. */
async function round(chains: readonly Chain[]): Promise<(readonly [number, number])[]> {
  // What the case before left behind is not charged to the first chain.
  for (const chain of chains.slice(0, 1)) await sample(chain);
  const up: number[] = [];
  const down: number[] = [];
  for (const chain of chains) up.push(await sample(chain));
  for (const chain of chains.toReversed()) down.unshift(await sample(chain));
  return up.map((cpu, index) => [cpu, down[index] ?? cpu] as const);
}

/** What a case's parts cost, as medians over rounds: of the difference between a chain and the one before it in the same round. */
function pricesOf({ name, chains }: LayeredCase, rounds: readonly (readonly (readonly [number, number])[])[]): LayerPrices {
  const at = (index: number) => rounds.map((samples) => samples[index] ?? ([0, 0] as const));
  // What else the machine does makes a sample longer and never shorter.
  const best = (index: number) => at(index).map(([up, down]) => Math.min(up, down));
  const prices = chains.map(({ part }, index) => {
    const inner = index === 0 ? undefined : best(index - 1);
    return { part, cpu: median(best(index).map((cpu, number) => cpu - (inner?.[number] ?? 0))) };
  });
  const apart = chains.map((_, index) => Math.abs(median(at(index).map(([up, down]) => up - down))));
  return { name, prices: prices.toReversed(), whole: median(best(chains.length - 1)), noise: Math.max(...apart) };
}

/** Measures the layers of all cases in this process, in rounds in which each case has its turn. */
export async function layerPrices(cases: readonly LayeredCase[], count: number): Promise<LayerPrices[]> {
  const rounds: (readonly (readonly [number, number])[])[][] = cases.map(() => []);
  for (let number = -warmUps; number < count; number += 1) {
    for (const [index, { chains }] of cases.entries()) {
      const samples = await round(chains);
      if (number >= 0) rounds[index]?.push(samples);
    }
  }
  return cases.map((one, index) => pricesOf(one, rounds[index] ?? []));
}
