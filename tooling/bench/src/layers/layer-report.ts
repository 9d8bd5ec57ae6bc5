import type { Results } from '../results.ts';
import { ours } from '../sides/side.ts';
import { table } from '../table.ts';
import type { LayerPrices } from './layer-prices.ts';

/** The table of the layers' prices. The share is of the CPU that the same call takes over HTTP with its database, where this run measured it. */
export function layerReport(all: readonly LayerPrices[], results: Results): string {
  const share = (name: string, cpu: number) => {
    const served = results.of(name, ours.name)?.cpu;
    return served === undefined ? '' : `${((cpu / served) * 100).toFixed(1)} %`;
  };
  const cells = ({ name, noise }: LayerPrices, cpu: number) => [
    Math.abs(cpu) > noise ? cpu.toFixed(2) : `(${cpu.toFixed(2)})`,
    share(name, cpu),
  ];
  const parts = all[0]?.prices.map(({ part }) => part) ?? [];
  const rows = table([
    ['layer', ...all.flatMap(({ name }) => [`${name}, CPU µs`, 'of REST'])],
    ...parts.map((part, index) => [part, ...all.flatMap((one) => cells(one, one.prices[index]?.cpu ?? Number.NaN))]),
    ['all together', ...all.flatMap((one) => cells(one, one.whole))],
    ['one chain, measured twice', ...all.flatMap(({ name, noise }) => [noise.toFixed(2), share(name, noise)])],
  ]);
  return `${rows}\n\nThe layers were measured in a process of their own, without HTTP and with a store that answers at once from memory. A price in brackets is no more than two measurements of one chain differ.`;
}
