import type { Check } from '@handbill/contract';
import { languageName } from '../../characters/language-name.ts';
import { distinctiveIn, primaryLanguage } from '../data/by-language.ts';
import { ContentWords, contentWordsIn, hasWord } from '../findings/content-words.ts';
import { detectedLanguage, isSame } from '../findings/detected-language.ts';
import { hasStems } from '../findings/near-forms.ts';
import { checksOf, type Rule } from '../findings/rule.ts';
import { placeFor, unitsOf } from '../findings/units.ts';
import type { Subject } from '../../shown/subject.ts';

/** Fields that say how, to whom and by whom, and not what about. */
const notAbout: ReadonlySet<string> = new Set(['instructions', 'link', 'goal', 'sender', 'target_audience']);
/** Fewer words of a brief, such as a name alone, say too little of what a text has to be about. */
const minWords = 2;
/** In characters: as much of a long brief, and of a long text, tells. */
const maxBrief = 4_000;
const maxText = 30_000;

/** Whether the text is about what the brief is about: it has one of its words at least. An ad names its product, or what kind of thing that is. */
export const topic: Rule = (subject) => {
  const { brief } = subject;
  const about = brief
    .flatMap(({ field, text }) => (notAbout.has(field) ? [] : text))
    .join('\n')
    .slice(0, maxBrief);
  if (about === '') return [];
  const reader = new TextWords(subject);
  return [...reader.productChecks(about), ...reader.topicChecks(about)];
};

class TextWords {
  readonly #subject: Subject;
  readonly #language: string;
  readonly #words: ContentWords;
  readonly #text: string;
  #stems: ReadonlySet<string> | undefined;

  constructor(subject: Subject) {
    const { read, request } = subject;
    this.#subject = subject;
    this.#language = primaryLanguage(request.language);
    this.#words = new ContentWords(request.language);
    this.#text = read
      .map(({ shown }) => shown.text)
      .join('\n')
      .slice(0, maxText)
      .toLowerCase();
  }

  /** The first of some words that the text has, in whatever form. */
  #wordOf(about: string): string | undefined {
    // Most texts have one as it is, and need not be read word by word.
    const asWritten = contentWordsIn(about).find((word) => word.length > 3 && this.#text.includes(word));
    if (asWritten !== undefined) return asWritten;
    const stems = (this.#stems ??= this.#words.in(this.#text));
    return [...this.#words.in(about)].find((stem) => hasWord(stem, stems));
  }

  topicChecks(about: string): readonly Check[] {
    const { check, passing } = checksOf('topic', 'a text about what the brief is about');
    const { request } = this.#subject;
    if (!hasStems(this.#language)) {
      const given = [...request.keywords, 'product' in request ? request.product : ''].map((phrase) => phrase.toLowerCase());
      const named = given.find((phrase) => phrase !== '' && this.#text.includes(phrase));
      if (named !== undefined) return passing(`The text has words of its brief, such as “${named}”.`, named);
      const name = languageName(this.#language);
      return [check('info', `not checked in ${name}`, `Whether the text is about its brief is not checked in ${name}.`)];
    }
    if (contentWordsIn(about).length < minWords) return [];
    const found = this.#wordOf(about);
    if (found !== undefined) return passing(`The text has words of its brief, such as “${found}”.`, found);
    if (!this.#isIn(about))
      return [
        check(
          'info',
          'no word of the brief',
          'The brief is in another language than the text, so that its words do not tell what the text is about.',
        ),
      ];
    return [
      check(
        'warn',
        'no word of the brief',
        'The text has no word, name or figure of what its brief is about: it may be about something else.',
      ),
    ];
  }

  productChecks(about: string): readonly Check[] {
    const { request } = this.#subject;
    if (!('product' in request) || !request.product || !hasStems(this.#language)) return [];
    const { product } = request;
    const { check, passing } = checksOf('topic', product);
    // Of a name that the topic has not, the topic says what kind of thing it is; keywords always do.
    const own = this.#words.in(product);
    const kind = own.isDisjointFrom(this.#words.in(request.topic)) ? request.topic : '';
    const named = this.#text.includes(product.toLowerCase()) ? product : this.#wordOf([product, ...request.keywords, kind].join('\n'));
    if (named !== undefined) return passing(`The ad names its product: “${named}”.`, named);
    if (own.size === 0 || !this.#isIn(about)) return [];
    const [first] = unitsOf(this.#subject);
    const pointer = first === undefined ? null : placeFor(first.parts);
    return [check('fail', 'nowhere', `The ad names neither its product, “${product}”, nor what kind of thing that is.`, { pointer })];
  }

  /** Whether a brief is in the language of the text, as far as its words tell. */
  #isIn(about: string): boolean {
    const counts = distinctiveIn(about);
    const own = counts.find(([tag]) => tag === this.#language)?.[1] ?? 0;
    const others = Math.max(...counts.map(([tag, count]) => (tag === this.#language ? 0 : count)));
    if (own !== others) return own > others;
    const detected = detectedLanguage(about);
    return detected !== undefined && isSame(detected, this.#language);
  }
}
