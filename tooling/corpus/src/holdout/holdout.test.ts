import { describe, expect, it } from 'vitest';
import { englishArticles } from './english-articles.ts';
import { englishPages } from './english-pages.ts';
import { englishPosts } from './english-posts.ts';
import { faultyTexts } from './faulty-texts.ts';
import { formFaults } from './form-faults.ts';
import { frenchTexts } from './french-texts.ts';
import { germanTexts } from './german-texts.ts';
import { holdoutWarnings } from './holdout-warnings.ts';
import { measure } from './measure.ts';
import { moreTexts } from './more-texts.ts';
import { substanceFaults } from './substance-faults.ts';

const clean = [...englishArticles, ...englishPages, ...englishPosts, ...germanTexts, ...frenchTexts, ...moreTexts];
const faults = [...formFaults, ...substanceFaults, ...holdoutWarnings];

describe('the hold-out corpus', () => {
  it('has enough texts', () => {
    expect(clean.length).toBeGreaterThanOrEqual(40);
    expect(faults.length + faultyTexts.length).toBeGreaterThanOrEqual(60);
    expect(new Set([...clean, ...faultyTexts].map(({ id }) => id)).size).toBe(clean.length + faultyTexts.length);
  });

  it('is judged rightly', async () => {
    const { precision, recall, located, notes } = await measure(clean, faults, faultyTexts);
    console.log({ precision, recall, located }, notes.join('\n'));
    expect(precision.fail).toBeGreaterThanOrEqual(0.95);
    expect(precision.warn).toBeGreaterThanOrEqual(0.8);
    expect(recall.fail).toBeGreaterThanOrEqual(0.9);
    expect(recall.warn).toBeGreaterThanOrEqual(0.9);
  });
});
