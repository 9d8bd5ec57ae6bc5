import { describe, expect, it } from 'vitest';
import { measure } from '../holdout/measure.ts';
import { fourthFaults } from './fourth-faults.ts';
import { fourthTexts } from './fourth-texts.ts';

const clean = fourthTexts;

describe('the fourth hold-out corpus', () => {
  it('is judged rightly', async () => {
    const { precision, recall, located, notes } = await measure(clean, fourthFaults, []);
    console.log({ precision, recall, located }, notes.join('\n'));
    expect(precision.fail).toBeGreaterThanOrEqual(0.95);
    expect(precision.warn).toBeGreaterThanOrEqual(0.8);
    expect(recall.fail).toBeGreaterThanOrEqual(0.9);
    expect(recall.warn).toBeGreaterThanOrEqual(0.9);
  });
});
