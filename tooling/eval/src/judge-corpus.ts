import { contract, reviewKinds, type Check, type ContentRequest, type ReviewKind } from '@handbill/contract';
import type { Writer } from '@handbill/operations';
import { cleanTexts, objections, type CleanText } from '../../corpus/src/corpus.ts';
import { planted } from '../../corpus/src/planted.ts';
import { inParallel } from './in-parallel.ts';
import { table } from './table.ts';

/** A text for the judge, and its fault; `null`: none. */
interface Case {
  readonly name: string;
  readonly text: CleanText['text'];
  readonly fault: { readonly kind: ReviewKind; readonly pointers: readonly string[] } | null;
}

interface Judged extends Case {
  readonly checks: readonly Check[];
}

const collection = 'with-the-rules';

/** Ordinary texts in English and German, and the same with one fault each. */
export const judgedCases: readonly Case[] = [
  ...cleanTexts
    .filter((one) => one.collection === collection && ['en', 'de'].includes(one.text.language ?? 'en'))
    .map(({ id, text }) => ({ name: id, text, fault: null })),
  ...objections.map(({ kind, ...fault }) => ({
    name: `${fault.on}, ${kind}`,
    text: planted(fault),
    fault: { kind, pointers: [...Object.keys(fault.set ?? {}), ...[fault.swap?.[0] ?? [], fault.add?.[0] ?? []].flat()] },
  })),
];

async function judge({ name, text, fault }: Case, writer: Writer): Promise<Judged> {
  const { output, ...asked } = contract.content.check.input.parse(text);
  const task = { request: asked as unknown as ContentRequest, campaign: null, voice: null, output, signal: new AbortController().signal };
  for await (const event of writer.judge(task)) if (event.kind === 'ended') return { name, text, fault, checks: event.result };
  throw new Error('The judge ended without a result');
}

/** Has the judge of the settings read all of them, some at once. */
export function judgeCorpus(writer: Writer, concurrency: number, onResult: (result: Judged) => void): Promise<readonly Judged[]> {
  return inParallel(judgedCases, concurrency, async (one) => {
    const result = await judge(one, writer);
    onResult(result);
    return result;
  });
}

/** A share with the bounds in which it lies in 95 of 100 such collections (Wilson). */
function share(some: number, all: number): string {
  if (all === 0) return '–';
  const [z, p] = [1.96, some / all];
  const [middle, half] = [p + z ** 2 / (2 * all), z * Math.sqrt((p * (1 - p)) / all + z ** 2 / (4 * all ** 2))];
  const percent = (value: number): string => (Math.min(1, Math.max(0, value / (1 + z ** 2 / all))) * 100).toFixed(0);
  return `${(p * 100).toFixed(0)} % (${percent(middle - half)}–${percent(middle + half)})`;
}

const objectsTo = ({ checks }: Judged, kind: ReviewKind): boolean =>
  checks.some((check) => check.kind === kind && check.outcome !== 'pass');

const isUnread = ({ checks }: Judged): boolean => checks.some(({ found }) => found === 'was not reviewed');

/** For each kind how many planted faults were found, at their place, and how many texts without a fault were accused. */
export function judgeReport(results: readonly Judged[]): string {
  const clean = results.filter(({ fault }) => fault === null);
  const rows = reviewKinds.map((kind) => {
    const faulty = results.filter(({ fault }) => fault?.kind === kind);
    const placed = ({ checks, fault }: Judged) => checks.filter(({ pointer }) => fault?.pointers.includes(pointer ?? '') === true);
    const found = faulty.filter((one) => placed(one).some((check) => check.kind === kind));
    const asAnyKind = faulty.filter((one) => placed(one).length > 0);
    const accused = clean.filter((one) => objectsTo(one, kind));
    return [
      kind,
      faulty.length,
      share(found.length, faulty.length),
      share(asAnyKind.length, faulty.length),
      share(accused.length, clean.length),
    ];
  });
  const unread = results.filter(isUnread).length;
  const any = clean.filter(({ checks }) => checks.some(({ kind }) => kind !== undefined)).length;
  return [
    table(['kind', 'planted', 'found', 'as any kind', 'clean accused'], rows),
    `Of ${clean.length} texts without a fault ${share(any, clean.length)} were accused of anything. Not reviewed: ${unread} of ${results.length}.`,
  ].join('\n\n');
}
