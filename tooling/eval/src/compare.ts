import { mean } from 'simple-statistics';
import { isReady, pairsOf, type BriefResult, type EvalResults, type Pair } from './results.ts';
import { meanWithBounds, shareOf, signTest } from './statistics.ts';
import { table } from './table.ts';

interface Measure {
  readonly name: string;
  readonly of: (result: BriefResult) => number | null;
  readonly digits: number;
}

const measures: readonly Measure[] = [
  { name: 'failed checks, first answer', of: ({ failing_first }) => failing_first.length, digits: 2 },
  { name: 'failed checks, in the end', of: ({ failing, status }) => (status === 'failed' ? null : failing.length), digits: 2 },
  { name: 'warnings', of: ({ warnings, status }) => (status === 'failed' ? null : warnings.length), digits: 2 },
  { name: 'attempts', of: ({ attempts }) => attempts, digits: 2 },
  { name: 'tokens read', of: ({ input_tokens }) => input_tokens, digits: 0 },
  { name: 'tokens written', of: ({ output_tokens }) => output_tokens, digits: 0 },
  { name: 'cost', of: ({ cost }) => cost?.amount ?? null, digits: 5 },
  { name: 'seconds', of: ({ duration_ms }) => duration_ms / 1_000, digits: 2 },
];

/** Of a brief that was written several times, the mean; `null` where nothing is known. */
function meanOf(results: readonly BriefResult[], of: Measure['of']): number | null {
  const known = results.flatMap((result) => of(result) ?? []);
  return known.length === 0 ? null : mean(known);
}

function measureRow({ name, of, digits }: Measure, pairs: readonly Pair[]): readonly string[] {
  const known = pairs.flatMap(({ before, after }) => {
    const [left, right] = [meanOf(before, of), meanOf(after, of)];
    return left === null || right === null ? [] : [{ left, right }];
  });
  if (known.length === 0) return [name, '–', '–', '–', '–'];
  const difference = meanWithBounds(known.map(({ left, right }) => right - left));
  const figure = (value: number): string => value.toFixed(digits);
  const signed = (value: number): string => `${value > 0 ? '+' : ''}${figure(value)}`;
  return [
    name,
    figure(mean(known.map(({ left }) => left))),
    figure(mean(known.map(({ right }) => right))),
    signed(difference.mean),
    `${signed(difference.low)} … ${signed(difference.high)}`,
  ];
}

const maxChance = 0.05;

/** Which of two is better by how many briefs it won. */
export function verdict(wins: number, losses: number, { of, counted }: { readonly of: number; readonly counted: string }): string {
  const chance = signTest(wins, losses);
  const counts = `${wins} briefs ${counted} the second, ${losses} the first (exact sign test: p = ${chance.toFixed(3)})`;
  if (chance > maxChance) return `No difference that ${of} briefs can show: ${counts}.`;
  return `The ${wins > losses ? 'second' : 'first'} is better: ${counts}.`;
}

/** By how many texts end ready: texts that a person still has to look at cost the most. */
function verdictByReady(pairs: readonly Pair[]): string {
  const gains = pairs.map(({ before, after }) => shareOf(after, isReady) - shareOf(before, isReady));
  const [wins, losses] = [gains.filter((gain) => gain > 0).length, gains.filter((gain) => gain < 0).length];
  return verdict(wins, losses, { of: pairs.length, counted: 'are ready more often in' });
}

/** Compares two files of results, brief by brief. */
export function compare(first: EvalResults, second: EvalResults): string {
  const pairs = pairsOf(first, second);
  if (pairs.length === 0) return 'The files have no brief in common.';
  const title = (which: string, { about }: EvalResults): string =>
    `${which}: ${about.model} (${about.provider}), prompts ${about.prompt_version}`;
  const ready = (side: 'before' | 'after'): string => {
    const texts = pairs.flatMap((pair) => pair[side]);
    return `${texts.filter(isReady).length} of ${texts.length}`;
  };
  return [
    [title('first ', first), title('second', second)].join('\n'),
    table(
      ['by brief', 'first', 'second', 'difference', '95 % of such sets'],
      [['ready', ready('before'), ready('after'), '', ''], ...measures.map((measure) => measureRow(measure, pairs))],
    ),
    verdictByReady(pairs),
  ].join('\n\n');
}
