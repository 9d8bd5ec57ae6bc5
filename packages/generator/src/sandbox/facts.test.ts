import { describe, expect, it } from 'vitest';
import { factsOf } from './facts.ts';
import { patternsFor } from './patterns/languages.ts';

const english = patternsFor('en');

describe('the facts of a brief', () => {
  it('quote a topic that would not read well inside a sentence', () => {
    expect(factsOf({ topic: 'Bread for beginners' }, english)['topic']).toBe('“Bread for beginners”');
    expect(factsOf({ topic: 'Our bread' }, english)['topic']).toBe('our bread');
    expect(factsOf({ topic: 'Unser Brot' }, patternsFor('de'))['topic']).toBe('„Unser Brot“');
  });

  it.each([
    ['How to bake bread', 'How to bake bread', 'en', 'this subject', 'this subject'],
    ['Why does bread taste better the next day?', 'Why does bread taste better the next day?', 'en', 'this subject', 'this subject'],
    ['Switch your team to four-day weeks!', 'Switch your team to four-day weeks', 'en', 'this subject', 'this subject'],
    ['Steigen Sie auf die Bahn um!', 'Steigen Sie auf die Bahn um', 'de', 'dieses Thema', 'diesem Thema'],
    ['Heizkosten senken vor dem Winter', 'Heizkosten senken vor dem Winter', 'de', 'dieses Thema', 'diesem Thema'],
  ])('bring a topic that is a sentence up whole, and only refer to it after that: %s', (topic, title, language, referred, dative) => {
    const patterns = patternsFor(language);
    expect(factsOf({ topic }, patterns)).toEqual({
      topic: referred,
      topic_dative: dative,
      topic_named: patterns.quotes.join(title.replace('?', '')),
      topic_title: title,
    });
  });

  it('shorten what is long, between words', () => {
    const { topic_title: title, ...others } = factsOf({ topic: 'word '.repeat(60) }, english);
    expect(title).toMatch(/^Word( word)+$/);
    expect(title?.length).toBeLessThanOrEqual(60);
    expect(others).not.toHaveProperty('topic_short');
  });

  it('take markup, quotes, line breaks and the ends of sentences out', () => {
    const messy = '## **Bread**, "fresh"\n#today at https://example.com/a?b=c#d! And more.';
    expect(factsOf({ topic: messy }, english)['topic_title']).toBe('Bread, fresh today at https://example.com/a');
  });

  it('have a word for a topic without letters, and none for what was left out', () => {
    expect(factsOf({ topic: '🎉 ?!', product: null }, english)).toEqual({
      topic: 'this subject',
      topic_named: '“A fresh look”',
      topic_dative: 'this subject',
      topic_title: 'A fresh look',
      topic_short: 'A fresh look',
    });
  });
});
