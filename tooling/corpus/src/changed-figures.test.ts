import { contract, type CheckContentInput } from '@handbill/contract';
import { checker } from '@handbill/generator';
import { expect, it } from 'vitest';
import { holdouts } from './holdouts.ts';

/** A number of its own, with a sign of a currency or a share beside it or without. */
const number = /(?<![\p{L}\p{N}.,:/@#-])(?:[$€£]?)(\d{1,4})(?![\d.,:/-]|\p{L})/gu;
/** Smaller ones are anything’s. */
const smallest = 4;
/** One of so many is changed. */
const every = 3;

/** Numbers between 0 and 1, the same in each run. */
function* random(seed: number): Generator<number, never> {
  for (let state = seed; ; yield state / 2 ** 31) state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
}

type Output = CheckContentInput['output'];

/** The texts of an output with another number in the place of one of theirs, each change for itself. */
function* changed(output: Output, numbers: Generator<number, never>): Generator<Output> {
  const json = JSON.stringify(output, (name, value: unknown) => (name === 'slug' || name === 'hashtags' ? undefined : value));
  for (const { 0: whole, 1: digits = '', index } of json.matchAll(number)) {
    const [before, end] = [Number(digits), index + whole.length];
    const isAddress = /https?:\/\/[^\s"]*$/.test(json.slice(Math.max(0, index - 200), index));
    if (before < smallest || isAddress || numbers.next().value > 1 / every) continue;
    const after = Math.max(2, Math.round(before * (0.5 + 1.5 * numbers.next().value)));
    if (after === before) continue;
    const other = JSON.parse(json.slice(0, end - digits.length) + String(after) + json.slice(end)) as object;
    yield { ...output, ...other };
  }
}

it('a figure that is changed at random is found, though figures may be reckoned', { timeout: 60_000 }, async () => {
  const numbers = random(7);
  let all = 0;
  let found = 0;
  for (const { text } of holdouts.flatMap(({ clean }) => clean)) {
    for (const output of changed(text.output, numbers)) {
      const { checks } = await checker.check(contract.content.check.input.parse({ ...text, output }), null, null);
      all += 1;
      if (checks.some(({ rule, outcome }) => rule === 'unsupported_figure' && outcome === 'fail')) found += 1;
    }
  }
  console.log({ all, found, share: found / all });
  expect(all).toBeGreaterThan(400);
  expect(found / all).toBeGreaterThanOrEqual(0.9);
});
