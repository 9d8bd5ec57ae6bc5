import { describe, expect, it } from 'vitest';
import { measure } from './holdout/measure.ts';
import { holdouts } from './holdouts.ts';

describe('a hold-out corpus', () => {
  it.each(holdouts)('is judged rightly: the $which', async ({ clean, faults, voices = {} }) => {
    const { precision, recall, located, notes } = await measure(clean, faults, [], voices);
    console.log({ precision, recall, located }, notes.join('\n'));
    expect(precision.fail).toBeGreaterThanOrEqual(0.95);
    expect(precision.warn).toBeGreaterThanOrEqual(0.8);
    expect(recall.fail).toBeGreaterThanOrEqual(0.9);
    expect(recall.warn).toBeGreaterThanOrEqual(0.9);
  });
});
