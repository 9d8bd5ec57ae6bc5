import { describe, expect, it } from 'vitest';
import { NearForms } from './near-forms.ts';
import { PhraseFinder } from './phrase-finder.ts';

function wordsFound(phrases: readonly string[], text: string): string[] {
  const finder = new PhraseFinder<string>();
  for (const phrase of phrases) finder.add(phrase, phrase);
  return finder.find(text).map(({ start, end }) => text.slice(start, end));
}

describe('phrases are found', () => {
  it.each([
    ['game changer', 'A Game-Changer, a game\nchanger.', ['Game-Changer', 'game\nchanger']],
    ['sign in', 'Time to sign. In an hour sign - in the hall, sign\n\nIn. Please sign in!', ['sign in']],
    ['unlock', 'Unlocked, unlockable, UNLOCK', ['UNLOCK']],
    ['can', "It can't, he can’t, cans can.", ['can']],
    ['Müller', 'MÜLLER, Müllerin, Mu\u0308ller’s', ['MÜLLER', 'Mu\u0308ller']],
    ['Straße', 'Die STRASSE, die Straße', ['STRASSE', 'Straße']],
    ['AT&T', 'AT&T and AT and T', ['AT&T']],
    ['C++', 'C++ and C', ['C++']],
    ['パン', '食パンを焼く', ['パン']],
    ['No risk – no fun', 'No risk — no fun. No risk no fun.', ['No risk — no fun']],
    ['...', 'Wait... and see', ['...']],
  ])('%s', (phrase, text, found) => {
    expect(wordsFound([phrase], text)).toEqual(found);
  });

  it('that overlap and begin alike', () => {
    expect(wordsFound(['best', 'best price', 'price ever', 'best price ever'], 'The best price ever.')).toEqual([
      'best',
      'best price',
      'best price ever',
      'price ever',
    ]);
  });

  it.each([
    ['passion', 'Passion, passions, PASSIONATE, compassion', ['Passion', 'passions', 'PASSIONATE']],
    ['game chang', 'Game-changers change games. A new game', ['Game-changers']],
    ['a a b', 'a a a bee', ['a a bee']],
    ['straß', 'Strassenfest, Gasse', ['Strassenfest']],
  ])('as a stem: %s', (stem, text, words) => {
    const finder = new PhraseFinder<string>();
    finder.add(stem, stem, 'stem');
    expect(finder.find(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it.each([
    ['en', 'passion', 'Passions, passionate, passive', ['Passions', 'passionate']],
    ['de', 'einzigartig', 'Ein einzigartiges Brot, einzig', ['einzigartiges']],
    ['fr', 'innovant', 'Une idée innovante, une nouvelle', ['innovante']],
    ['es', 'único', 'Una masa única, uno', ['única']],
    ['ja', 'bread', 'Breads', []],
  ])('in near forms in %s: %s', (language, word, text, words) => {
    const near = new NearForms(language);
    const finder = new PhraseFinder<string>((one) => near.stem(one));
    finder.add(word, word, 'near');
    finder.add(`${word} ${word}`, word, 'near');
    expect(finder.find(text).map(({ start, end }) => text.slice(start, end))).toEqual(words);
  });

  it('across the pieces in which a long text is read', () => {
    const text = `${'word '.repeat(4_000)}game changer ${'word '.repeat(4_000)}`;
    expect(wordsFound(['game changer', 'word game'], text)).toEqual(['word game', 'game changer']);
  });
});
