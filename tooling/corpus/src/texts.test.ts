import { contract, type BrandVoice, type Check, type CheckContentInput } from '@handbill/contract';
import { checkGiven } from '@handbill/text';
import { describe, expect, it } from 'vitest';
import { cleanTexts, faults, type Fault } from './corpus.ts';
import { planted } from './planted.ts';

type Outcome = Fault['outcome'];
const outcomes: readonly Outcome[] = ['fail', 'warn'];

interface Tally {
  planted: number;
  found: number;
  /** Found at the part that is at fault. */
  located: number;
  right: number;
  wrong: number;
}

const notes: string[] = [];
const tallies = new Map<string, Tally>();

/** Counts something for its rule, its language and its collection. */
function count(outcome: Outcome, places: readonly string[], column: keyof Tally): void {
  for (const place of ['all', ...places]) {
    const key = `${outcome} ${place}`;
    const tally = tallies.get(key) ?? { planted: 0, found: 0, located: 0, right: 0, wrong: 0 };
    tally[column] += 1;
    tallies.set(key, tally);
  }
}

const anyVoice: BrandVoice = {
  id: 'brv_corpus',
  name: 'Corpus',
  description: null,
  do: [],
  avoid: [],
  examples: [],
  formality: null,
  emoji: null,
  terms: [],
  disclaimers: [],
  brand: null,
  revision: 1,
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
};

function alarmsIn(text: CheckContentInput, voice: Partial<BrandVoice> | undefined): readonly Check[] {
  const { checks } = checkGiven(contract.content.check.input.parse(text), null, voice === undefined ? null : { ...anyVoice, ...voice });
  return checks.filter(({ outcome }) => outcome !== 'pass');
}

const languageOf = ({ language }: CheckContentInput): string => (language ?? 'en').split('-', 1)[0] ?? '';

/** Counts the alarms of a text; several places that one fault causes are one alarm. */
function judge(where: string, text: CheckContentInput, collection: string, alarms: readonly Check[], expected: readonly string[]): void {
  for (const [, { rule, outcome, pointer, message }] of new Map(alarms.map((alarm) => [`${alarm.outcome} ${alarm.rule}`, alarm]))) {
    const isRight = expected.includes(rule);
    // That a text goes on behind the fold, or is longer than advised, is measured, not judged.
    if (outcome === 'pass' || (!isRight && outcome !== 'fail' && rule === 'platform_limit')) continue;
    count(outcome, [rule, languageOf(text), collection], isRight ? 'right' : 'wrong');
    if (!isRight) notes.push(`false alarm in ${where}: ${outcome} ${rule} at ${pointer}: ${message}`);
  }
}

function tryFault(fault: Fault): void {
  const { rule, outcome, also = [], collection } = fault;
  const text = planted(fault);
  const alarms = alarmsIn(text, fault.voice);
  const where = `${collection} ${fault.on ?? 'text'}`;
  judge(where, text, collection, alarms, [rule, ...also]);
  const places = [rule, languageOf(text), collection];
  count(outcome, places, 'planted');
  const found = alarms.filter((alarm) => alarm.rule === rule && alarm.outcome === outcome);
  if (found.length > 0) count(outcome, places, 'found');
  else notes.push(`missed in ${where}: ${outcome} ${rule} ${JSON.stringify(fault.swap ?? fault.add ?? fault.set ?? fault.brief)}`);
  if (fault.pointer === undefined || found.some(({ pointer }) => pointer === fault.pointer)) count(outcome, places, 'located');
}

/** The rules that some faults were planted for. */
const judged = [...new Set(faults.map(({ outcome, rule }) => `${outcome} ${rule}`))].toSorted();

const share = (part = 0, whole = 0): number => (whole === 0 ? 1 : Math.round((part / whole) * 1_000) / 1_000);
const precision = ({ right, wrong }: Tally): number => share(right, right + wrong);
const recall = ({ found, planted: all }: Tally): number => share(found, all);
const located = ({ located: there, found }: Tally): number => share(there, found);
const of = (key: string): Tally => tallies.get(key) ?? { planted: 0, found: 0, located: 0, right: 0, wrong: 0 };

describe(`${cleanTexts.length} clean texts and ${faults.length} faults`, () => {
  it('are checked', { timeout: 300_000 }, () => {
    expect(new Set(cleanTexts.map(({ id }) => id)).size).toBe(cleanTexts.length);
    for (const { id, text, voice, collection } of cleanTexts) judge(`${collection} ${id}`, text, collection, alarmsIn(text, voice), []);
    for (const fault of faults) tryFault(fault);
    const rows = [...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1));
    console.table(Object.fromEntries(rows.map(([key, tally]) => [key, { ...tally, precision: precision(tally), recall: recall(tally) }])));
    console.log(notes.join('\n'));
  });

  it.each(outcomes)('are told where they are: %s', (outcome) => {
    const all = of(`${outcome} all`);
    expect(all.planted).toBeGreaterThan(300);
    expect(located(all)).toBeGreaterThanOrEqual(0.85);
  });

  it('fail rightly, all in all', () => {
    expect(precision(of('fail all'))).toBeGreaterThanOrEqual(0.95);
    expect(recall(of('fail all'))).toBeGreaterThanOrEqual(0.95);
  });

  it.each(judged)('are found by the rule: %s', (key) => expect(recall(of(key))).toBeGreaterThanOrEqual(0.9));

  // Figures that a text reckons in two steps fail, and warnings of figures are many: both are counted and told.
  it.each(judged.filter((key) => !key.endsWith('unsupported_figure')))('are told of nothing else by the rule: %s', (key) =>
    expect(precision(of(key))).toBeGreaterThanOrEqual(0.95),
  );

  it.each([...new Set(cleanTexts.map(({ text }) => languageOf(text)))])('fail rightly in the language %s', (language) => {
    expect(precision(of(`fail ${language}`))).toBeGreaterThanOrEqual(0.95);
    expect(recall(of(`fail ${language}`))).toBeGreaterThanOrEqual(0.9);
  });
});
