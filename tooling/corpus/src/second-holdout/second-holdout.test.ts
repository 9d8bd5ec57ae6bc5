import { describe, expect, it } from 'vitest';
import { measure } from '../holdout/measure.ts';
import { secondEnglishTexts } from './second-english-texts.ts';
import { secondFaults } from './second-faults.ts';
import { secondOtherTexts } from './second-other-texts.ts';

describe('the second hold-out corpus', () => {
  it('is judged rightly', async () => {
    const { precision, recall, located, notes } = await measure([...secondEnglishTexts, ...secondOtherTexts], secondFaults, []);
    console.log({ precision, recall, located }, notes.join('\n'));
    expect(precision.fail).toBeGreaterThanOrEqual(0.95);
    expect(precision.warn).toBeGreaterThanOrEqual(0.8);
    expect(recall.fail).toBeGreaterThanOrEqual(0.9);
    expect(recall.warn).toBeGreaterThanOrEqual(0.9);
  });
});
