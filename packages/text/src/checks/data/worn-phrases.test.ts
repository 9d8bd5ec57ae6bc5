import { expect, it } from 'vitest';
import { wornPhrases, wornPhrasesIn } from './worn-phrases.ts';

const found = (phrase: string) => wornPhrases.some((pattern) => new RegExp(pattern.source, pattern.flags).test(`${phrase} everywhere`));

it.each(['en', 'de'])('finds each phrase that a writer is told not to use: %s', (language) => {
  expect(wornPhrasesIn(language).length).toBeGreaterThan(20);
  expect(wornPhrasesIn(language).filter((phrase) => !found(phrase))).toEqual([]);
});

it('has the list of a language for its regions too, and none for others', () => {
  expect(wornPhrasesIn('de-AT')).toEqual(wornPhrasesIn('de'));
  expect(wornPhrasesIn('fr')).toEqual([]);
});
