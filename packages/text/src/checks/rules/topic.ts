import type { Check } from '@handbill/contract';
import { distinctiveOf, languageName, primaryLanguage } from '../data/by-language.ts';
import { withTexts } from '../findings/bad-example.ts';
import { detectedLanguage, isSame } from '../findings/detected-language.ts';
import { contentStems, contentWordsIn, hasStems, hasWord, NearForms } from '../findings/near-forms.ts';
import { checksOf, placeFor, unitsOf, defineRule, type Rule } from '../findings/rule.ts';
import type { Subject } from '../../shown/subject.ts';

/** Fields that describe the manner, the readers and the sender, and not the subject. */
const notAbout: ReadonlySet<string> = new Set(['instructions', 'link', 'goal', 'sender', 'target_audience']);
/** Fewer words of a brief, such as a name alone, say too little of the subject. */
const minWords = 2;
/** In characters: as much of a long brief, and of a long text, tells. */
const [maxBrief, maxText] = [4_000, 30_000];

const { check, passing } = checksOf('topic', 'a text about what the brief is about');

/** Whether the text has the subject of the brief: one of its words at least. An ad names its product, or the kind of thing that it is. */
export const topic: Rule = defineRule(
  (right) => withTexts(right, right.parts, () => 'Sample text.'),
  (subject) => {
    const texts = subject.brief.flatMap(({ field, text }) => (notAbout.has(field) ? [] : text));
    const about = texts.join('\n').slice(0, maxBrief);
    if (about === '') return [];
    const wordOf = wordFinder(subject);
    return hasStems(subject.request.language)
      ? [...productChecks(subject, about, wordOf), ...topicChecks(subject, about, wordOf)]
      : givenChecks(subject, wordOf);
  },
);

function wordFinder({ read, request }: Subject) {
  const near = new NearForms(request.language);
  const shown = read.map((part) => part.shown.text).join('\n');
  const text = shown.slice(0, maxText).toLowerCase();
  let stems: ReadonlySet<string> | undefined;
  return {
    stemsOf: (words: string) => contentStems(words, near),
    has: (phrase: string): boolean => phrase !== '' && text.includes(phrase.toLowerCase()),
    find: (about: string): string | undefined => {
      // Most texts have one as it is, and need not be read word by word.
      const asWritten = contentWordsIn(about).find((word) => word.length > 3 && text.includes(word));
      return asWritten ?? [...contentStems(about, near)].find((stem) => hasWord(stem, (stems ??= contentStems(text, near))));
    },
  };
}
type WordFinder = ReturnType<typeof wordFinder>;

const found = (word: string): readonly Check[] => passing(`The text has words of its brief, such as “${word}”.`, word);

/** Where stems of words are not known: only phrases that have to be there as they are tell. */
function givenChecks({ request }: Subject, { has }: WordFinder): readonly Check[] {
  const named = [...request.keywords, 'product' in request ? request.product : ''].find(has);
  const unread = `not checked in ${languageName(primaryLanguage(request.language))}`;
  return named === undefined ? [check('info', unread, `Whether the text is about its brief is ${unread}.`)] : found(named);
}

function topicChecks({ request }: Subject, about: string, { find }: WordFinder): readonly Check[] {
  if (contentWordsIn(about).length < minWords) return [];
  const word = find(about);
  if (word !== undefined) return found(word);
  const nothing = 'The text has no word, name or figure of its brief';
  return isIn(about, request.language)
    ? [check('warn', 'no word of the brief', `${nothing}: it may be about something else.`)]
    : [check('info', 'no word of the brief', `${nothing}, which is in another language: whether it is about it is not checked.`)];
}

function productChecks(subject: Subject, about: string, { stemsOf, has, find }: WordFinder): readonly Check[] {
  const { request } = subject;
  if (!('product' in request) || !request.product) return [];
  const { product, keywords } = request;
  // Of a name that the topic has not, the topic names the kind of thing; keywords always do.
  const own = stemsOf(product);
  const kind = own.isDisjointFrom(stemsOf(request.topic)) ? request.topic : '';
  const named = has(product) ? product : find([product, ...keywords, kind].join('\n'));
  const wanted = { wanted: product };
  if (named !== undefined) return passing(`The ad names its product: “${named}”.`, named, wanted);
  if (own.size === 0 || !isIn(about, request.language)) return [];
  const message = `The ad names neither its product, “${product}”, nor what kind of thing that is.`;
  return [check('fail', 'nowhere', message, { ...wanted, pointer: placeFor(unitsOf(subject)[0]?.parts ?? []) })];
}

function isIn(about: string, tag: string): boolean {
  const language = primaryLanguage(tag);
  const { own, others } = distinctiveOf(about, language);
  return own === others ? isSame(detectedLanguage(about) ?? '', language) : own > others;
}
