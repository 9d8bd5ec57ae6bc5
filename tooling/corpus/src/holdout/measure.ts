import { contract, type BrandVoice, type Check, type CheckContentInput } from '@handbill/contract';
import { checker } from '@handbill/generator';
import type { CorpusText } from '../corpus-text.ts';
import { planted } from '../planted.ts';
import type { FaultLabel, FaultyText, HoldoutFault } from './holdout-fault.ts';

type Outcome = FaultLabel['outcome'];

/** What the checks said of texts whose faults are known. */
export interface Measured {
  /** Of the alarms, the share that is right, and of the faults, the share that was found; by outcome. */
  readonly precision: Readonly<Record<Outcome, number>>;
  readonly recall: Readonly<Record<Outcome, number>>;
  /** Of the faults that were found, the share that was found at the right part. */
  readonly located: number;
  /** Every false alarm and every fault that was missed. */
  readonly notes: readonly string[];
}

const voiceFrom = (voice: Partial<BrandVoice>): BrandVoice => ({
  id: 'brv_holdout',
  name: 'Hold-out',
  description: null,
  do: [],
  avoid: [],
  examples: [],
  formality: null,
  emoji: null,
  terms: [],
  disclaimers: [],
  revision: 1,
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
  ...voice,
});

async function alarmsIn(text: CheckContentInput, voice: Partial<BrandVoice> | undefined): Promise<readonly Check[]> {
  const parsed = contract.content.check.input.parse(text);
  const { checks } = await checker.check(parsed, null, voice === undefined ? null : voiceFrom(voice));
  return checks.filter(({ outcome }) => outcome !== 'pass');
}

interface Tally {
  planted: number;
  found: number;
  right: number;
  wrong: number;
}

/** Measures the checks by clean texts, faults planted in them, and texts that were written with a fault. `voices`: those that clean texts keep to, by their ids. */
export async function measure(
  clean: readonly CorpusText[],
  faults: readonly HoldoutFault[],
  faulty: readonly FaultyText[],
  voices: Readonly<Record<string, Partial<BrandVoice>>> = {},
): Promise<Measured> {
  const tallies: Record<Outcome, Tally> = {
    fail: { planted: 0, found: 0, right: 0, wrong: 0 },
    warn: { planted: 0, found: 0, right: 0, wrong: 0 },
  };
  const notes: string[] = [];
  let located = 0;
  const judge = (id: string, alarms: readonly Check[], label: FaultLabel | null, also: readonly string[] = []): void => {
    const expected = label === null ? [] : [label.rule, ...also];
    // Several places that one fault causes are one alarm.
    for (const [key, alarm] of new Map(alarms.map((one) => [`${one.outcome} ${one.rule}`, one]))) {
      const isRight = expected.includes(alarm.rule);
      // That a text goes on behind the fold is measured, not judged.
      if (alarm.outcome === 'pass' || (!isRight && key === 'warn platform_limit')) continue;
      tallies[alarm.outcome][isRight ? 'right' : 'wrong'] += 1;
      if (!isRight) notes.push(`false alarm in ${id}: ${key} at ${alarm.pointer}: ${alarm.message}`);
    }
    if (label === null) return;
    const hits = alarms.filter(({ rule, outcome }) => rule === label.rule && outcome === label.outcome);
    tallies[label.outcome].planted += 1;
    tallies[label.outcome].found += Number(hits.length > 0);
    located += Number(hits.some(({ pointer }) => pointer === label.pointer));
    if (hits.length === 0) notes.push(`missed in ${id}: ${label.outcome} ${label.rule} at ${label.pointer}`);
    else if (hits.every(({ pointer }) => pointer !== label.pointer))
      notes.push(`elsewhere in ${id}: ${label.rule} at ${hits.map(({ pointer }) => pointer).join(' ')}, not ${label.pointer}`);
  };
  for (const { id, text } of clean) judge(id, await alarmsIn(text, voices[id]), null);
  for (const fault of faults) judge(fault.on, await alarmsIn(planted(clean, fault), fault.voice), fault, fault.also);
  for (const text of faulty) judge(text.id, await alarmsIn(text.text, undefined), text);
  const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
  const { fail, warn } = tallies;
  return {
    precision: { fail: share(fail.right, fail.right + fail.wrong), warn: share(warn.right, warn.right + warn.wrong) },
    recall: { fail: share(fail.found, fail.planted), warn: share(warn.found, warn.planted) },
    located: share(located, fail.found + warn.found),
    notes,
  };
}
