import { describe, expect, it } from 'vitest';
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

  it('across the pieces in which a long text is read', () => {
    const text = `${'word '.repeat(4_000)}game changer ${'word '.repeat(4_000)}`;
    expect(wordsFound(['game changer', 'word game'], text)).toEqual(['word game', 'game changer']);
  });
});
