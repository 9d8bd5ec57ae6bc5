import { fold, occursIn, splitText } from '@handbill/contract';
import { primaryLanguage } from '../data/by-language.ts';
import type { Figure } from '../figures/figure.ts';
import { figuresIn } from '../figures/figures-in.ts';
import { readNamesOnce } from '../figures/names.ts';
import { ContentWords, hasWord } from '../findings/content-words.ts';
import { hasStems, NearForms } from '../findings/near-forms.ts';
import { checksOf, partName, type Rule } from '../findings/rule.ts';
import { placeFor, unitsOf, type Unit } from '../findings/units.ts';
import type { Subject } from '../../shown/subject.ts';
import { withoutAddresses } from '../../shown/addresses.ts';

/** What the brief, or its campaign, says that the text has to say: in so many words, or in other ones around the same figures. In an ad, in each variant. */
export const mustSay: Rule = (subject) => {
  const { request, campaign } = subject;
  const phrases = [...new Set([...request.must_say, ...(campaign?.message?.must_say ?? [])])];
  if (phrases.length === 0) return [];
  readNamesOnce();
  return unitsOf(subject).flatMap((unit) => {
    const said = new Said(unit, subject);
    const where = unit.pointer === '' ? 'the text' : partName(unit.pointer);
    return phrases.map((phrase) => {
      const { check } = checksOf('must_say', phrase, { pointer: unit.pointer || null });
      if (said.has(phrase)) return check('pass', phrase, `${where} says “${phrase}”.`);
      const message = `${where} does not say “${phrase}”, which your brief says it has to.`;
      return check('fail', 'nowhere', message, { pointer: placeFor(unit.parts) });
    });
  });
};

/** What a text says: its words and its figures. */
class Said {
  readonly #language: string;
  readonly #near: NearForms;
  readonly #words: ContentWords;
  readonly #lines: readonly string[];
  readonly #pieces: readonly string[];
  #stems: readonly ReadonlySet<string>[] | undefined;
  #states: ReadonlySet<string> | undefined;

  constructor({ parts }: Unit, { request, links }: Subject) {
    this.#language = primaryLanguage(request.language);
    this.#near = new NearForms(request.language);
    this.#words = new ContentWords(request.language);
    this.#pieces = parts.flatMap(({ shown }) => [...splitText(withoutAddresses(shown.text, links))]);
    this.#lines = parts.flatMap(({ shown }) => shown.text.split('\n')).map((line) => fold(line));
  }

  has(phrase: string): boolean {
    const folded = fold(phrase);
    if (this.#lines.some((line) => occursIn(line, folded) || this.#near.find(phrase, line) !== undefined)) return true;
    const figures = this.#figuresIn(phrase);
    if (!figures.every((figure) => this.#hasFigure(figure))) return false;
    const words = [...this.#words.in(withoutFigures(phrase, figures))];
    if (figures.length === 0) return words.length > 0 && hasStems(this.#language) && this.#mostInLine(words) === words.length;
    // The figures are what has to be there; a count is one of something.
    const isCounted = figures.every(({ amount }) => amount?.of === 'count');
    const needed = isCounted ? Math.ceil(words.length / 2) : Math.floor(words.length / 2);
    return !hasStems(this.#language) || words.filter((stem) => this.#stemsByLine().some((stems) => hasWord(stem, stems))).length >= needed;
  }

  #figuresIn = (text: string): readonly Figure[] => figuresIn(text, ['en', this.#language]).filter(({ meanings }) => meanings.length > 0);

  #hasFigure({ meanings }: Figure): boolean {
    this.#states ??= new Set(this.#pieces.flatMap((piece) => this.#figuresIn(piece)).flatMap(({ states }) => states));
    return meanings.some((key) => this.#states?.has(key));
  }

  #stemsByLine(): readonly ReadonlySet<string>[] {
    return (this.#stems ??= this.#lines.map((line) => this.#words.in(line)));
  }

  #mostInLine(words: readonly string[]): number {
    return Math.max(0, ...this.#stemsByLine().map((stems) => words.filter((stem) => hasWord(stem, stems)).length));
  }
}

/** A phrase without its figures; what a count is of stays. */
const withoutFigures = (phrase: string, figures: readonly Figure[]): string =>
  figures.reduce((rest, { start, end, amount }) => {
    const number = amount?.of === 'count' ? (/^\S+/.exec(rest.slice(start, end))?.[0].length ?? 0) : end - start;
    return rest.slice(0, start) + ' '.repeat(number) + rest.slice(start + number);
  }, phrase);
