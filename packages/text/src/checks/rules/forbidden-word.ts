import { stemIn } from '@handbill/contract';
import { adding } from '../findings/bad-example.ts';
import { checksOf, maxPlaces, defineRule, type Rule } from '../findings/rule.ts';
import { voiceCheck, voiceFindings } from '../findings/voice-findings.ts';

const { passing } = checksOf('forbidden_word', 'none of the words to avoid', { unit: 'times', limit: { min: null, max: 0 } });

/** None of the words and phrases that the brand voice avoids may occur, in any case, as whole words; other forms of a word are a warning. */
export const forbiddenWord: Rule = defineRule(
  adding(({ voice }) => voice?.avoid.map((phrase) => stemIn(phrase) ?? phrase)[0]),
  (subject) => {
    const { voice } = subject;
    if (voice === null || voice.avoid.length === 0) return [];
    const { findings, broken } = voiceFindings(subject, voice);
    if (!broken.has('forbidden_word'))
      return passing('The text has none of the words that its brand voice avoids.', 'none', { measured: 0 });
    const own = findings.filter(({ rule }) => rule === 'forbidden_word').slice(0, maxPlaces);
    return own.map((finding) => {
      const { phrase, form } = finding;
      const fault = form === 'whole' ? 'is one of the words' : `is a form of “${phrase}”, one of the words`;
      return voiceCheck(finding, `without “${phrase}”`, `${fault} that the brand voice avoids`);
    });
  },
);
