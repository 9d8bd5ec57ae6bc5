import type { Content, HandbillError } from '@handbill/client';
import { callOf, type Call, type ClientSettings } from '../calls/call-options.ts';
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

/** A brief is refused for its own faults, and others go on; any other failure would meet every brief. */
const isOfBrief = (code: string): boolean => ['invalid_request', 'payload_too_large', 'idempotency_key_reused'].includes(code);

/**
 * The texts of a file of briefs. FILE.done.jsonl says which have theirs: interrupted, it goes on where it was. A text is ordered under a key that
 * its brief gives it, and followed by its id once that is known, so that none is written twice.
 */
class Batch {
  readonly #briefs: readonly BriefLine[];
  readonly #done: Journal<Done>;
  readonly #begun: Journal<{ readonly key: string; readonly id: string }>;
  readonly #row: OperationRow;
  readonly #generate: Call;
  readonly #get: Call;
  /** The failure that kept a brief from being sent, so that none is sent any more. */
  #stop: unknown;
  #refused: number | undefined;

  constructor(file: string, briefs: readonly BriefLine[], row: OperationRow, [generate, get]: readonly [Call, Call]) {
    [this.#briefs, this.#row, this.#generate, this.#get] = [briefs, row, generate, get];
    [this.#done, this.#begun] = [new Journal(`${file}.done.jsonl`), new Journal(`${file}.begun.jsonl`)];
  }

  get #ended(): Done[] {
    return this.#briefs.flatMap(({ key }) => this.#done.get(key) ?? []);
  }

  async #finish({ line, brief, key }: BriefLine): Promise<void> {
    const id = this.#begun.get(key)?.id ?? ((await this.#generate(brief, { idempotencyKey: key })) as Content).id;
    if (this.#begun.get(key) === undefined) this.#begun.add({ key, id });
    let status: Content['status'] = 'generating';
    while (status === 'generating') ({ status } = (await this.#get({ id, wait }, { timeout: 2 * wait * 1_000 })) as Content);
    this.#done.add({ line, key, id, status });
    if (!isShown()) printLine({ line, key, id, status });
    if (process.stderr.isTTY) process.stderr.write(`\r${this.#ended.length} of ${this.#briefs.length} texts`);
  }

  async #work(waiting: Iterable<BriefLine>): Promise<void> {
    for (const one of waiting) {
      if (this.#stop !== undefined) return;
      await this.#finish(one).catch((error: unknown) => {
        const { problem } = error as Partial<HandbillError>;
        if (problem !== undefined && isOfBrief(problem.code)) {
          say(`Line ${one.line}:`);
          this.#refused = reportProblem(problem, this.#row);
        } else this.#stop ??= error;
      });
    }
  }

  async write(file: string, strict: boolean): Promise<number> {
    const waiting = this.#briefs.filter(({ key }) => this.#done.get(key) === undefined).values();
    await Promise.all(Array.from({ length: concurrency }, () => this.#work(waiting)));
    const states = Map.groupBy(this.#ended, ({ status }) => status);
    say(`${[...states].map(([status, some]) => `${some.length} ${status}`).join(', ') || 'No texts'}: ${file}.done.jsonl`);
    // The same command goes on.
    if (this.#stop !== undefined) throw this.#stop as Error;
    if (this.#refused !== undefined) return this.#refused;
    this.#begun.remove();
    if (states.has('failed')) return exitCodes.serverFault;
    return strict && states.has('needs_review') ? exitCodes.failedCheck : exitCodes.ok;
  }
}

/** Has a text written for each brief of a file. */
export async function generateMany(
  file: string,
  fields: Readonly<Record<string, unknown>>,
  row: OperationRow,
  { settings, strict = false }: ShownText & { readonly settings: ClientSettings },
): Promise<number> {
  const calls = await Promise.all([callOf(row, settings), callOf({ name: 'content.get', kind: 'query' }, settings)]);
  return new Batch(file, readBriefs(file, fields), row, calls).write(file, strict);
}
