import { fold, occursIn, stemIn, type BrandVoice, type Check } from '@handbill/contract';
import { adding } from '../findings/bad-example.ts';
import { checksOf, maxPlaces, defineRule, type Rule } from '../findings/rule.ts';
import type { Subject } from '../../shown/subject.ts';
import { termsFor, voiceCheck, voiceFindings, wantedOf, type VoiceFinding } from '../findings/voice-findings.ts';

type Term = BrandVoice['terms'][number];

const { check, passing } = checksOf('term', 'the terms of the brand voice');
const once = { min: 1, max: null };

/** The terms of the brand voice are used as it says, each in texts of its language. */
export const term: Rule = defineRule(adding(wrongTerm), (subject) => {
  const { voice, request } = subject;
  const terms = voice === null ? [] : termsFor(voice, request.language);
  if (voice === null || terms.length === 0) return [];
  const { findings, broken } = voiceFindings(subject, voice);
  const checks = [...lackingKept(subject, terms), ...findings.filter(({ rule }) => rule === 'term').map(misused)];
  return checks.length > 0 || broken.has('term')
    ? checks.slice(0, maxPlaces)
    : passing('The text uses the terms of its brand voice.', 'no other ones');
});

function wrongTerm({ voice, request }: Subject): string | undefined {
  const terms = voice === null ? [] : termsFor(voice, request.language);
  const [wrong] = terms.flatMap(({ use, term: word, instead }) => (use === 'forbidden' ? word : instead) ?? []);
  return wrong === undefined ? undefined : (stemIn(wrong) ?? wrong);
}

function misused(finding: VoiceFinding): Check {
  const { term: of, phrase, form } = finding;
  const wanted = of && wantedOf(of);
  const other = form === 'whole' ? 'is a term' : `is a form of “${phrase}”, a term`;
  const reason = of?.use === 'keep' ? 'is another form of a term that the brand voice keeps' : `${other} that the brand voice does not use`;
  return wanted ? voiceCheck(finding, `“${wanted}”`, `${reason}: write “${wanted}”`) : voiceCheck(finding, `without “${phrase}”`, reason);
}

/** A text that is much shorter than the one it starts from may leave names out. */
const maxTimesLonger = 2;

/** Kept terms that the brief has and the text lacks: they were translated, or left out. */
function lackingKept({ request, read }: Subject, terms: readonly Term[]): Check[] {
  const kept = terms.filter(({ use }) => use === 'keep');
  if (kept.length === 0) return [];
  const length = read.reduce((sum, { shown }) => sum + shown.text.length, 0);
  const { topic, source_text } = request;
  const given = fold([topic, (source_text?.length ?? 0) <= maxTimesLonger * length ? source_text : ''].join('\n'));
  const text = read.map(({ shown }) => fold(shown.text)).join('\n');
  return kept.flatMap(({ term: word }) => {
    const phrase = fold(word);
    if (!given.includes(phrase) || !occursIn(given, phrase) || occursIn(text, phrase)) return [];
    const message = `The brief speaks of “${word}”, which the brand voice keeps as it is, and the text does not.`;
    return [check('fail', 'nowhere', message, { wanted: `“${word}”`, measured: 0, limit: once, unit: 'times' })];
  });
}
