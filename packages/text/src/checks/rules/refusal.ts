import { adding } from '../findings/bad-example.ts';
import { preambleIn, refusalPhrases } from '../findings/refusal-phrases.ts';
import { checkPhrases } from '../findings/phrase-rule.ts';
import { defineRule, type Rule } from '../findings/rule.ts';

/** A text must not have a model's words to whoever asked it: that it refuses, or that it has made the text. */
export const refusal: Rule = defineRule(adding('As an AI language model, I cannot help with that.'), (subject) => {
  const atEdges = subject.read.flatMap((part) => {
    const place = preambleIn(part);
    return place === undefined ? [] : [{ part, ...place, words: part.shown.text.slice(place.start, place.end).trim() }];
  });
  return checkPhrases(subject, {
    rule: 'refusal',
    outcome: 'fail',
    patterns: refusalPhrases.anywhere,
    known: atEdges,
    wanted: 'only the text itself',
    passes: 'The text speaks to its reader, and not of how it was written.',
    fault: () => 'is the model speaking of its task',
  });
});
