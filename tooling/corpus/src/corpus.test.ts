import { contract, type Check } from '@handbill/contract';
import { checker } from '@handbill/generator';
import { describe, expect, it } from 'vitest';
import { cleanEnglish } from './clean-english.ts';
import { cleanEnglishPages } from './clean-english-pages.ts';
import { cleanGerman } from './clean-german.ts';
import { cleanRomance } from './clean-romance.ts';
import { cleanShort } from './clean-short.ts';
import type { CorpusText, PlantedFault } from './corpus-text.ts';
import { planted } from './planted.ts';
import { plantedFaults } from './planted-faults.ts';
import { plantedWarnings } from './planted-warnings.ts';

const clean = [...cleanEnglish, ...cleanEnglishPages, ...cleanGerman, ...cleanRomance, ...cleanShort];

async function alarmsIn(text: CorpusText['text']): Promise<readonly Check[]> {
  const { checks } = await checker.check(contract.content.check.input.parse(text), null, null);
  return checks.filter(({ outcome }) => outcome !== 'pass');
}

interface Tally {
  planted: number;
  found: number;
  right: number;
  wrong: number;
}

type Outcome = 'fail' | 'warn';
const tallies = new Map<string, Tally>();
const notes: string[] = [];
const tally = (rule: string, outcome: Outcome): Tally => {
  const key = `${outcome} ${rule}`;
  const known = tallies.get(key) ?? { planted: 0, found: 0, right: 0, wrong: 0 };
  tallies.set(key, known);
  return known;
};

function count(id: string, alarms: readonly Check[], expected: readonly string[]): void {
  // Several places that one fault causes are one alarm.
  for (const key of new Set(alarms.map(({ rule, outcome }) => `${outcome} ${rule}`))) {
    const [outcome, rule] = key.split(' ') as [Outcome, string];
    const isRight = expected.includes(rule);
    // That a text goes on behind the fold is measured, not judged.
    if (rule === 'platform_limit' && outcome === 'warn' && !isRight) continue;
    tally(rule, outcome)[isRight ? 'right' : 'wrong'] += 1;
    if (!isRight) notes.push(`false alarm in ${id}: ${alarms.find((one) => one.rule === rule && one.outcome === outcome)?.message ?? ''}`);
  }
}

async function tryFault(fault: PlantedFault, outcome: Outcome): Promise<void> {
  const alarms = await alarmsIn(planted(clean, fault));
  const expected = [fault.rule, ...(fault.also ?? [])];
  const isFound = alarms.some((alarm) => alarm.rule === fault.rule && alarm.outcome === outcome);
  tally(fault.rule, outcome).planted += 1;
  tally(fault.rule, outcome).found += Number(isFound);
  if (!isFound) notes.push(`not found: ${JSON.stringify(fault).slice(0, 200)}`);
  count(fault.on, alarms, expected);
}

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
const sum = (outcome: Outcome, column: keyof Tally): number =>
  [...tallies].reduce((total, [key, one]) => total + (key.startsWith(outcome) ? one[column] : 0), 0);

describe('the labelled corpus', () => {
  it('has enough texts of each kind', () => {
    expect(clean.length).toBeGreaterThanOrEqual(50);
    expect(plantedFaults.length + plantedWarnings.length).toBeGreaterThanOrEqual(150);
    expect(new Set(clean.map(({ id }) => id)).size).toBe(clean.length);
  });

  it('is judged rightly: few false alarms, few faults missed', async () => {
    for (const { id, text } of clean) count(id, await alarmsIn(text), []);
    for (const fault of plantedFaults) await tryFault(fault, 'fail');
    for (const fault of plantedWarnings) await tryFault(fault, 'warn');
    const rows = [...tallies].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([rule, one]) => ({ rule, ...one }));
    const figures = Object.fromEntries(
      (['fail', 'warn'] as const).map((outcome) => [
        outcome,
        {
          precision: share(sum(outcome, 'right'), sum(outcome, 'right') + sum(outcome, 'wrong')),
          recall: share(sum(outcome, 'found'), sum(outcome, 'planted')),
        },
      ]),
    );
    console.table(rows);
    console.log(figures, notes.join('\n'));
    expect(figures['fail']?.precision).toBeGreaterThanOrEqual(0.95);
    expect(figures['warn']?.precision).toBeGreaterThanOrEqual(0.8);
    expect(figures['fail']?.recall).toBeGreaterThanOrEqual(0.9);
    expect(figures['warn']?.recall).toBeGreaterThanOrEqual(0.9);
  });
});
