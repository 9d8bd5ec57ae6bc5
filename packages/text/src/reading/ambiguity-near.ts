import type { JsonInText } from './json-values.ts';

/** Other candidates of an answer that have as much in them as the one that was read: in the same value, before it, or none. */
export type Others = 'beside' | 'before' | 'none';

/** Why a text may be one of the model’s drafts, or not whole, by the words around it. */
export function ambiguityNear(answer: string, values: readonly JsonInText[], others: Others): string | null {
  const [first, last] = [values[0], values.at(-1)];
  const after = last === undefined ? '' : answer.slice(last.end, last.end + 4_000).replaceAll(offer, ' ');
  if (first !== undefined && first === last && draftWords.test(wordsBefore(answer, first, 120)))
    return 'The words before the text call it a draft.';
  const isChosen = finalWords.test(wordsBefore(answer, last, 200)) && !choosingWords.test(after);
  if (others === 'beside' || (others === 'before' && !isChosen))
    return 'The answer has several texts, and nothing says that the last of them is the one that is meant.';
  return afterwords.find(([words]) => words.test(after))?.[1] ?? null;
}

const wordsBefore = (answer: string, value: JsonInText | undefined, length: number): string =>
  answer.slice(0, value?.start ?? 0).slice(-length);

const finalWords =
  /\b(?:final(?:e|es)?|finished|revised|revision|corrected|corrections?|improved|better|rewritten|reworked|polished|updated|fixed|(?:the |my |your )?answer|response|result|output|for your brief|(?:attempt|version|take|step) ?#?[2-9]|instead|now|endfassung|endgültige?r?|überarbeitete?r?|besser|ergebnis|corrigée?|améliorée?|définitive?|réponse|definitiv[ao]|mejorad[ao]|corregid[ao]|respuesta)\b/i;
const choosingWords =
  /\b(?:i(?:['’]d| would)? (?:still )?(?:go with|prefer|recommend|suggest|like)|(?:the )?first (?:one|version|option)|which (?:one|version|of)|whichever|your (?:choice|pick)|let me know which)\b/i;
const draftWords =
  /\b(?:(?:first|rough|initial|quick) (?:draft|try|attempt|version|pass|idea)|draft(?: ?\d| one)?|attempt ?\d?|step 1|entwurf|brouillon|borrador|bozza)\b[^{}\n]{0,40}\s*(?:```\w*\s*)?$/i;
/** An offer of a model to do more is no thought about its text. */
const offer = /\b(?:let me know|feel free|if you|would you like|do you want|want me to|i can also|happy to)\b[^.!?\n]{0,300}/gi;
const afterwords: readonly (readonly [words: RegExp, says: string])[] = [
  [
    /\b(?:correction|corrected|erratum|should (?:be|read|say)|i meant|oops|my mistake|on second thoughts?|korrektur|korrigiert|sollte (?:lauten|heißen|stattdessen)|corrección|corregid[oa]|debería (?:ser|decir)|corrigé|devrait être)\b/i,
    'The words after the text correct it.',
  ],
  [
    /(?:^|[.!?\n]\s*)(?:wait|hmm+|hm|actually|let me (?:check|count|see|re|verify|fix|revise|refine|try|think|adjust|shorten|rewrite|improve)|let['’]s (?:check|count|see|re|verify|fix|refine|think|adjust)|but (?:the|wait|i)|i (?:need to|should|could|must|have to|think)|we (?:need to|should|could|must)|(?:this|that) (?:is|might be|seems|exceeds|could be) (?:too|over|a bit)|now (?:check|count|i|let|we)|step \d|next,)\b/i,
    'The model went on thinking after the text that was read.',
  ],
  [
    /\b(?:(?:i|i['’]ll|we) (?:will )?continue|to be continued|continued in|continue with (?:the )?(?:rest|next)|the rest (?:of|will|follows)|remaining (?:sections?|parts?)|part (?:1|one) of|cut off|truncat(?:ed|ing)|left out|omitted|ran out of|reached (?:the|my) (?:limit|maximum)|shortened (?:due|because|for)|fortsetzung|(?:la )?suite (?:dans|au|suit)|continuar[áé])\b/i,
    'The words after the text say that it is not whole.',
  ],
];

const comment = /(?:^|[,[{\n])[ \t]{0,20}(?:\/\/|#|\/\*)([^\n"]{0,120})/g;
/** Words of a comment that stands for something left out. */
const more = /\.\.\.|…|\b(?:rest of|remaining|more|omitted|continue|weitere|restliche|autres|suite|resto|más)\b/i;
/** Dots in the place of a member or an item. */
const dots = /[,[]\s{0,20}(?:\.\.\.|…)\s{0,20}[,\]}]/;
const maxComments = 1_000;

/** Whether something in faulty JSON says that it stands for more. */
export const omits = (json: string): boolean =>
  json
    .matchAll(comment)
    .take(maxComments)
    .some(([, words = '']) => more.test(words)) || dots.test(json);
