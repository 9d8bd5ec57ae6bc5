import type { Content, HandbillError } from '@handbill/client';
import { callOf, type ClientSettings } from '../calls/call-options.ts';
import { reportProblem } from '../calls/report-problem.ts';
import type { OperationRow } from '../table/operation-row.ts';
import { printLine, say } from '../terminal/print.ts';
import { isShown } from '../terminal/terminal.ts';
import { exitCodes } from '../terminal/usage-error.ts';
import { readBriefs, type BriefLine } from './brief-lines.ts';
import { Journal } from './journal.ts';
import type { ShownText } from './show-text.ts';

/** How many texts are waited for at once. */
const concurrency = 8;
const wait = 60;

/** A brief that has its text. */
interface Done {
  readonly line: number;
  readonly key: string;
  readonly id: string;
  readonly status: Content['status'];
}

/** What a brief is refused with is its own fault, and others go on; all else would meet every brief. */
const isOfBrief = ({ code }: HandbillError['problem']): boolean =>
  ['invalid_request', 'payload_too_large', 'idempotency_key_reused'].includes(code);

/**
 * Has a text written for each brief of a file, and notes in FILE.done.jsonl which have theirs: interrupted, it goes on where it was. A text is
 * ordered under a key that its brief gives it, and followed by its id once that is known, so that none is written twice.
 */
export async function generateMany(
  file: string,
  fields: Readonly<Record<string, unknown>>,
  row: OperationRow,
  { settings, strict = false }: ShownText & { readonly settings: ClientSettings },
): Promise<number> {
  const briefs = readBriefs(file, fields);
  const [done, begun] = [new Journal<Done>(`${file}.done.jsonl`), new Journal<{ key: string; id: string }>(`${file}.begun.jsonl`)];
  const open = briefs.filter(({ key }) => done.get(key) === undefined);
  const [generate, get] = [await callOf(row, settings), await callOf({ name: 'content.get', kind: 'query' }, settings)];
  let [exit, stop]: [number, HandbillError | undefined] = [exitCodes.ok, undefined];

  const idOf = async ({ brief, key }: BriefLine): Promise<string> => {
    const known = begun.get(key)?.id;
    if (known !== undefined) return known;
    const { id } = (await generate(brief, { idempotencyKey: key })) as Content;
    begun.add({ key, id });
    return id;
  };
  const finish = async (one: BriefLine): Promise<void> => {
    const id = await idOf(one);
    for (;;) {
      const { status } = (await get({ id, wait }, { timeout: 2 * wait * 1_000 })) as Content;
      if (status === 'generating') continue;
      const entry = { line: one.line, key: one.key, id, status };
      done.add(entry);
      if (!isShown()) printLine(entry);
      if (status === 'failed') exit = exitCodes.serverFault;
      if (status === 'needs_review' && strict) exit ||= exitCodes.failedCheck;
      return;
    }
  };
  const waiting = open.values();
  let ended = briefs.length - open.length;
  const work = async (): Promise<void> => {
    for (const one of waiting) {
      if (stop !== undefined) return;
      try {
        await finish(one);
      } catch (error) {
        const { problem } = error as HandbillError;
        if (problem === undefined || !isOfBrief(problem)) stop ??= error as HandbillError;
        else {
          say(`Line ${one.line}:`);
          exit = reportProblem(problem, row);
          continue;
        }
      }
      ended += 1;
      if (process.stderr.isTTY && stop === undefined) process.stderr.write(`\r${ended} of ${briefs.length} texts`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  if (process.stderr.isTTY) say('');
  if (stop !== undefined) {
    say(`${briefs.filter(({ key }) => done.get(key) !== undefined).length} of ${briefs.length} texts are there. The same command goes on.`);
    throw stop as HandbillError;
  }
  if (exit !== exitCodes.refused) begun.remove();
  const states = Map.groupBy(
    briefs.flatMap(({ key }) => done.get(key) ?? []),
    ({ status }) => status,
  );
  say(`${[...states].map(([status, some]) => `${some.length} ${status}`).join(', ') || 'No texts'}: ${file}.done.jsonl`);
  return exit;
}
