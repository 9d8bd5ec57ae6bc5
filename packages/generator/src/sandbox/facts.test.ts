import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { patternsFor } from './patterns/languages.ts';

const english = patternsFor('en');

describe('the facts of a brief', () => {
  it('quote a topic that would not read well inside a sentence', () => {
    expect(factsOf({ topic: 'How to bake bread' }, english)['topic']).toBe('“How to bake bread”');
    expect(factsOf({ topic: 'Our bread' }, english)['topic']).toBe('our bread');
    expect(factsOf({ topic: 'Unser Brot' }, patternsFor('de'))['topic']).toBe('„Unser Brot“');
  });

  it('shorten what is long, between words', () => {
    const { topic_title: title, topic_short: short } = factsOf({ topic: 'word '.repeat(60) }, english);
    expect(title).toMatch(/^Word( word)+$/);
    expect(title?.length).toBeLessThanOrEqual(60);
    expect(short?.length).toBeLessThanOrEqual(24);
  });

  it('take markup, quotes, line breaks and the ends of sentences out', () => {
    const messy = '## **Bread**, "fresh"\n#today at https://example.com/a?b=c#d! And more.';
    expect(factsOf({ topic: messy }, english)['topic_title']).toBe('Bread, fresh today at https://example.com/a');
  });

  it('have a word for a topic without letters, and none for what was left out', () => {
    expect(factsOf({ topic: '🎉 ?!', product: null }, english)).toEqual({
      topic: 'this subject',
      topic_title: 'A fresh look',
      topic_short: 'A fresh look',
    });
  });
});
