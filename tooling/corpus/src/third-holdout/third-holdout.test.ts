import { describe, expect, it } from 'vitest';
import { measure } from '../holdout/measure.ts';
import { thirdEnglishFaults } from './third-english-faults.ts';
import { thirdEnglishTexts } from './third-english-texts.ts';
import { thirdFrenchTexts } from './third-french-texts.ts';
import { thirdGermanTexts } from './third-german-texts.ts';
import { thirdOtherFaults } from './third-other-faults.ts';
import { thirdSpanishTexts } from './third-spanish-texts.ts';

const clean = [...thirdEnglishTexts, ...thirdGermanTexts, ...thirdFrenchTexts, ...thirdSpanishTexts];

describe('the third hold-out corpus', () => {
  it('is judged rightly', async () => {
    const { precision, recall, located, notes } = await measure(clean, [...thirdEnglishFaults, ...thirdOtherFaults], []);
    console.log({ precision, recall, located }, notes.join('\n'));
    expect(precision.fail).toBeGreaterThanOrEqual(0.95);
    expect(precision.warn).toBeGreaterThanOrEqual(0.8);
    expect(recall.fail).toBeGreaterThanOrEqual(0.9);
    expect(recall.warn).toBeGreaterThanOrEqual(0.9);
  });
});
