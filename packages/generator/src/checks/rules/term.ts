import { fold, foldSteps, occursInSteps, type BrandVoice, type Check, type Steps } from '@handbill/contract';
import { maxPlaces, newCheck, placeIn, type Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';
import { termsFor, voiceFindings, type VoiceFinding } from '../voice-findings.ts';

type Term = BrandVoice['terms'][number];

/** The terms of the brand voice are used as it says, each in texts of its language. */
export const term: Rule = function* (subject) {
  const { voice, request } = subject;
  const terms = voice === null ? [] : termsFor(voice, request.language);
  if (voice === null || terms.length === 0) return [];
  const findings = (yield* voiceFindings(subject, voice)).filter(({ rule }) => rule === 'term');
  const checks = [...findings.map(misused), ...(yield* lackingKept(subject, terms))];
  if (checks.length > 0) return checks.slice(0, maxPlaces);
  return [
    newCheck({
      rule: 'term',
      outcome: 'pass',
      wanted: 'the terms of the brand voice',
      found: 'no other ones',
      message: 'The text uses the terms of its brand voice.',
    }),
  ];
};

/** What is to stand there. */
function wantedOf({ term: { term: word, use, instead } }: { readonly term: Term }): string | null {
  return use === 'forbidden' ? instead : word;
}

function misused({ term: of, part, start, end, words, count, phrase }: VoiceFinding): Check {
  const wanted = of === undefined ? null : wantedOf({ term: of });
  const reason =
    of?.use === 'keep' ? 'is another form of a term that the brand voice keeps' : 'is a term that the brand voice does not use';
  return newCheck({
    rule: 'term',
    outcome: 'fail',
    wanted: wanted === null ? `without “${phrase}”` : `“${wanted}”`,
    found: `“${words}”`,
    measured: count,
    limit: { min: null, max: 0 },
    unit: 'times',
    ...placeIn(part, start, end),
    message: `“${words}” at ${part.pointer} ${reason}${wanted === null ? '' : `: write “${wanted}”`}.`,
  });
}

/** A text that is much shorter than the one it starts from may leave names out. */
const mostTimesLonger = 2;

/** Kept terms that the brief has and the text lacks: they were translated, or left out. */
function* lackingKept({ request, read }: Subject, terms: readonly Term[]): Steps<Check[]> {
  const kept = terms.filter(({ use }) => use === 'keep');
  if (kept.length === 0) return [];
  const length = read.reduce((sum, { shown }) => sum + shown.text.length, 0);
  const { topic, source_text } = request;
  const told = fold([topic, (source_text?.length ?? 0) <= mostTimesLonger * length ? source_text : ''].join('\n'));
  const texts: string[] = [];
  for (const part of read) texts.push(yield* foldSteps(part.shown.text));
  const text = texts.join('\n');
  const checks: Check[] = [];
  for (const { term: word } of kept) {
    const phrase = fold(word);
    if (!told.includes(phrase) || !(yield* occursInSteps(told, phrase)) || (yield* occursInSteps(text, phrase))) continue;
    checks.push(
      newCheck({
        rule: 'term',
        outcome: 'fail',
        wanted: `“${word}”`,
        found: 'nowhere',
        measured: 0,
        limit: { min: 1, max: null },
        unit: 'times',
        message: `The brief speaks of “${word}”, which the brand voice keeps as it is, and the text does not.`,
      }),
    );
  }
  return checks;
}
