import { maxPlaces, newCheck, placeIn, type Rule } from '../rule.ts';
import { voiceFindings } from '../voice-findings.ts';

/** None of the words and phrases that the brand voice avoids may occur, in any case, as whole words. */
export const forbiddenWord: Rule = function* (subject) {
  const { voice } = subject;
  if (voice === null || voice.avoid.length === 0) return [];
  const findings = (yield* voiceFindings(subject, voice)).filter(({ rule }) => rule === 'forbidden_word');
  const common = { rule: 'forbidden_word', unit: 'times', limit: { min: null, max: 0 } } as const;
  if (findings.length === 0)
    return [
      newCheck({
        ...common,
        outcome: 'pass',
        wanted: 'none of the words to avoid',
        found: 'none',
        measured: 0,
        message: 'The text has none of the words that its brand voice avoids.',
      }),
    ];
  return findings.slice(0, maxPlaces).map(({ phrase, part, start, end, words, count }) =>
    newCheck({
      ...common,
      outcome: 'fail',
      wanted: `without “${phrase}”`,
      found: `“${words}”`,
      measured: count,
      ...placeIn(part, start, end),
      message: `“${words}” at ${part.pointer} is one of the words that the brand voice avoids.`,
    }),
  );
};
