import { ContentRequest } from '@handbill/contract';
import { measured, slownessOfMachine } from '@handbill/testing';
import { expect, it } from 'vitest';
import { checkContent } from './check-content.ts';

const size = 114_000;
const request = ContentRequest.parse({
  type: 'email',
  topic: 'Bread',
  facts: ['A loaf is 5 euros', 'Open from 8:00'],
  keywords: ['bread'],
});

/** The cost of a check of a text that is filled with something, in milliseconds of CPU of a usual machine. */
function cost(unit: string): number {
  const body = unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  const before = process.cpuUsage();
  const output = { subject: 'News', preheader: 'News for you', body, call_to_action: 'Read' };
  checkContent(request, output, { truncated: false });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / slownessOfMachine();
}

/** Half as much again as English prose of this length takes, in milliseconds of CPU: 300. */
const most = 450;

it('no text takes much longer to check than prose of its length', measured, () => {
  const units = ['!', '?', '…', '10:30 pm ', '🍞', '12 345 ', '“a” ', 'a\n', '4 May 2027 ', '€4 5% ', 'パンを焼く。', 'خبز ', 'x.com/a '];
  expect(units.map((unit) => [unit, cost(unit)] as const).filter(([, milliseconds]) => milliseconds > most)).toEqual([]);
});
