import { checksOf, maxPlaces, partName, placeIn, type Rule } from '../findings/rule.ts';
import { voiceFindings } from '../findings/voice-findings.ts';

const { check, passing } = checksOf('forbidden_word', 'none of the words to avoid', { unit: 'times', limit: { min: null, max: 0 } });

/** None of the words and phrases that the brand voice avoids may occur, in any case, as whole words. */
export const forbiddenWord: Rule = (subject) => {
  const { voice } = subject;
  if (voice === null || voice.avoid.length === 0) return [];
  const findings = voiceFindings(subject, voice).filter(({ rule }) => rule === 'forbidden_word');
  if (findings.length === 0) return passing('The text has none of the words that its brand voice avoids.', 'none', { measured: 0 });
  return findings.slice(0, maxPlaces).map(({ phrase, part, start, end, words, count }) =>
    check('fail', `“${words}”`, `“${words}” in ${partName(part.pointer)} is one of the words that the brand voice avoids.`, {
      wanted: `without “${phrase}”`,
      measured: count,
      ...placeIn(part, start, end),
    }),
  );
};
