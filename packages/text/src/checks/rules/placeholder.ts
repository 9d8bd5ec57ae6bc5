import { descriptionOf, fieldAt, schemaAt } from '../../kinds/definition-of.ts';
import { beginsWithMergeTag, mergeTagPatterns } from '../../markdown/merge-tags.ts';
import { asksForMergeTags, bracketTags, placeholderPatterns, schemaWords } from '../data/placeholder-patterns.ts';
import { adding } from '../findings/bad-example.ts';
import { checkPhrases } from '../findings/phrase-rule.ts';
import { defineRule, type Rule } from '../findings/rule.ts';
import type { Part, Subject } from '../../shown/subject.ts';

/** Nothing may be left to fill in; tags of mailers may stand where the instructions ask for them. */
export const placeholder: Rule = defineRule(adding('Lorem ipsum dolor sit amet.'), (subject) => {
  const mayMerge = asksForMergeTags.test(subject.request.instructions ?? '');
  const named = subject.read.filter((part) => isSchemaWord(part, subject));
  return checkPhrases(subject, {
    rule: 'placeholder',
    outcome: 'fail',
    patterns: mayMerge ? placeholderPatterns : [...placeholderPatterns, ...mergeTagPatterns],
    known: named.map((part) => ({ part, start: 0, end: part.shown.text.length, words: part.shown.text.trim() })),
    wanted: 'no placeholder',
    passes: 'The text has no placeholders.',
    fault: () => 'is a placeholder',
    isFine: (words, part, start) =>
      bracketTags.test(words) ||
      (mayMerge && /^[{%*$]/.test(words)) ||
      isInTag(words, part.shown.text, start) ||
      explainsQuote(words, part.shown.text, start),
  });
});

/** Whether words in brackets stand in those of a mailer, `[[firstname]]`, which are told themselves. */
const isInTag = (words: string, text: string, start: number): boolean =>
  /^[{[]/.test(text.charAt(start - 1)) && beginsWithMergeTag(text.slice(start - 1, start + words.length + maxRest));
const maxRest = 200;

const openQuote = /["“„«»‘][^"”“«»\n]{0,200}$/u;

/** Whether a bracket is an editor’s word in a quote: `“They [the tracks] were …”`. */
const explainsQuote = (words: string, text: string, start: number): boolean =>
  /^\[\p{Ll}/u.test(words) &&
  openQuote.test(text.slice(Math.max(0, start - 200), start)) &&
  /^[^\n]{0,200}["”“«»]/u.test(text.slice(start + words.length, start + words.length + 201));

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”"„«».:<>[\]{}_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function isSchemaWord({ pointer, shown, role, value }: Part, { definition }: Subject): boolean {
  if (value.length > 300) return false;
  const text = simple(shown.text);
  const description = descriptionOf(schemaAt(definition.output, pointer));
  if (text === fieldAt(pointer).replaceAll('_', ' ') || (description !== undefined && text === simple(description))) return true;
  return (
    schemaWords.has(text) ||
    (role !== 'prose' &&
      /^(?:section|heading|headline|title|abschnitt|überschrift|titel|sección|titre|título|variant|variante) ?\d{1,2}$/.test(text))
  );
}
