import { fold, occursIn, splitText } from '@handbill/contract';
import { primaryLanguage } from '../data/by-language.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { readNamesOnce } from '../figures/names.ts';
import { omitting } from '../findings/bad-example.ts';
import { contentStems, hasStems, hasWord, NearForms } from '../findings/near-forms.ts';
import { checksOf, partName, placeFor, unitsOf, defineRule, type Rule, type Unit } from '../findings/rule.ts';
import type { Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

const phrasesOf = ({ request, campaign }: Subject): string[] => [...new Set([...request.must_say, ...(campaign?.message?.must_say ?? [])])];

/** The text has to say each `must_say` of the brief and its campaign: in so many words, or in other ones around the same figures. In an ad, in each variant. */
export const mustSay: Rule = defineRule(omitting(phrasesOf), (subject) => {
  const phrases = phrasesOf(subject);
  if (phrases.length === 0) return [];
  readNamesOnce();
  return unitsOf(subject).flatMap((unit) => {
    const says = saidIn(unit, subject);
    const where = unit.pointer === '' ? 'the text' : partName(unit.pointer);
    return phrases.map((phrase) => {
      const { check } = checksOf('must_say', phrase);
      if (says(phrase)) return check('pass', phrase, `${where} says “${phrase}”.`, { pointer: unit.pointer || null });
      const message = `${where} does not say “${phrase}”, which your brief says it has to.`;
      return check('fail', 'nowhere', message, { pointer: placeFor(unit.parts) });
    });
  });
});

/** Tells whether a unit says a phrase: as it is; by its figures and half of its other words; or, without figures, by all of its words in one line. */
function saidIn({ parts }: Unit, { request, links }: Subject): (phrase: string) => boolean {
  const language = primaryLanguage(request.language);
  const near = new NearForms(language);
  const read = (text: string): readonly Figure[] => figuresIn(text, ['en', language]).filter(({ meanings }) => meanings.length > 0);
  const texts = parts.map(({ shown }) => withoutAddresses(shown.text, links));
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => fold(line));
  let known: { readonly states: ReadonlySet<string>; readonly stems: readonly ReadonlySet<string>[] } | undefined;
  return (phrase) => {
    if (lines.some((line) => occursIn(line, fold(phrase)) || near.find(phrase, line) !== undefined)) return true;
    const figures = read(phrase);
    const words = [...contentStems(withoutFigures(phrase, figures), near)];
    known ??= {
      states: new Set(texts.flatMap((text) => [...splitText(text)].flatMap(read)).flatMap(({ states }) => states)),
      stems: lines.map((line) => contentStems(line, near)),
    };
    const { states, stems } = known;
    if (!figures.every(({ meanings }) => meanings.some((key) => states.has(key)))) return false;
    if (!hasStems(language)) return figures.length > 0;
    if (figures.length === 0) return words.length > 0 && stems.some((line) => words.every((stem) => hasWord(stem, line)));
    // A count is one of something; of any other figure the words around it may be others.
    const isCounted = figures.every(({ amount }) => amount?.of === 'count');
    const there = words.filter((stem) => stems.some((line) => hasWord(stem, line))).length;
    return there >= (isCounted ? Math.ceil(words.length / 2) : Math.floor(words.length / 2));
  };
}

/** A phrase without its figures; counted nouns stay. */
const withoutFigures = (phrase: string, figures: readonly Figure[]): string =>
  figures.reduce((rest, { start, end, amount }) => {
    const number = amount?.of === 'count' ? (/^\S+/.exec(rest.slice(start, end))?.[0].length ?? 0) : end - start;
    return rest.slice(0, start) + ' '.repeat(number) + rest.slice(start + number);
  }, phrase);
