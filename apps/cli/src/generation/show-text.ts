import type { Content, HandbillError } from '@handbill/client';
import type { LiveText } from '@handbill/client/live';
import { print, say } from '../terminal/print.ts';
import { canAsk, harmless, isShown, paint } from '../terminal/terminal.ts';
import { exitCodes } from '../terminal/usage-error.ts';

export interface ShownText {
  readonly json?: boolean | undefined;
  /** Only its words, however they are shown. */
  readonly text?: boolean | undefined;
  /** A text that needs review is a failure. */
  readonly strict?: boolean | undefined;
}

const marks = { fail: ['red', '✗'], warn: ['yellow', '!'], info: ['blue', 'i'], pass: ['green', '✓'] } as const;

/** The findings of a text's checks, the gravest first. */
function checkLines(checks: Content['checks']): string[] {
  const isKnown = (outcome: string): outcome is keyof typeof marks => outcome in marks;
  return Object.keys(marks).flatMap((wanted) => {
    const some = checks.filter(({ outcome }) => outcome === wanted);
    if (!isKnown(wanted) || some.length === 0) return [];
    const [style, sign] = marks[wanted];
    if (wanted === 'pass') return [`${paint(style, sign, process.stderr)} ${some.length} checks passed`];
    return some.map(
      ({ rule, pointer, message }) =>
        `${paint(style, sign, process.stderr)} ${rule}${pointer === null ? '' : ` ${pointer}`}: ${harmless(message)}`,
    );
  });
}

/** Shows the parts of a text while they are written. */
class Writing {
  #pointer: string | undefined;
  /** While a question is asked, new text is kept for later. */
  #held: string[] | undefined;

  #write(text: string): void {
    if (this.#held === undefined) process.stdout.write(text);
    else this.#held.push(text);
  }

  hold(): void {
    this.#held ??= [];
  }

  resume(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const text of held) process.stdout.write(text);
  }

  /** A call of a model begins: parts that it writes anew are shown once more. */
  begin(reason: string, pointers: readonly string[]): void {
    if (reason !== 'first') this.#write(`\n${paint('dim', `— ${reason.replaceAll('_', ' ')}: ${pointers.join(', ') || 'the whole'}`)}\n`);
    this.#pointer = undefined;
  }

  part(pointer: string, text: string): void {
    if (pointer !== this.#pointer) this.#write(`${this.#pointer === undefined ? '' : '\n\n'}${paint('dim', pointer)}\n`);
    this.#pointer = pointer;
    this.#write(harmless(text));
  }

  end(): void {
    this.resume();
    if (this.#pointer !== undefined) process.stdout.write('\n');
  }
}

/** Ctrl-C: whether the text is to be cancelled, or left to the server. Who is not at a terminal leaves it. */
async function interrupted(text: LiveText, writing: Writing): Promise<void> {
  const leave = (): never => {
    say(text.id === undefined ? '\nLeft.' : `\nLeft running: handbill content follow ${text.id}`);
    process.exit(exitCodes.interrupted);
  };
  if (!canAsk() || text.id === undefined) return leave();
  writing.hold();
  const { isCancel, select } = await import('@clack/prompts');
  const choice = await select({
    message: 'The text is still being written.',
    options: [
      { value: 'cancel', label: 'Cancel it', hint: 'what there is stays in its record' },
      { value: 'leave', label: 'Leave it running' },
      { value: 'stay', label: 'Go on watching' },
    ],
  });
  if (isCancel(choice) || choice === 'leave') leave();
  writing.resume();
  if (choice !== 'cancel') return;
  const said = await text.cancel().then(
    () => `Cancelled: ${text.id}`,
    (error: unknown) => `It could not be cancelled: ${(error as Error).message}`,
  );
  say(`\n${said}`);
  process.exit(exitCodes.interrupted);
}

async function follow(text: LiveText, writing: Writing, isLive: boolean): Promise<Content> {
  for await (const news of text) {
    if (news.event === 'connection.lost') say(paint('dim', 'The connection is lost; trying again', process.stderr));
    if (!isLive && news.event === 'content.started') say(paint('dim', `Writing ${news.id}`, process.stderr));
    if (!isLive) continue;
    if (news.event === 'content.attempt') writing.begin(news.reason, news.pointers);
    if (news.event === 'content.delta') writing.part(news.pointer, news.text);
  }
  return text.result;
}

/** How the program ends once a text has ended. */
const exitOf = ({ status }: Pick<Content, 'status'>, strict = false): number =>
  strict && status === 'needs_review' ? exitCodes.failedCheck : exitCodes.ok;

/** Shows a text as it is written, part by part, with its checks behind it; in a pipe the record at its end. Fails as its writing does. */
export async function showText(text: LiveText, { json, text: wordsOnly, strict }: ShownText): Promise<number> {
  const isLive = isShown() && json !== true && wordsOnly !== true;
  const writing = new Writing();
  let isAsking = false;
  const ask = (): void => {
    if (isAsking) process.exit(exitCodes.interrupted);
    isAsking = true;
    void interrupted(text, writing).finally(() => (isAsking = false));
  };
  process.removeAllListeners('SIGINT').on('SIGINT', ask);
  const record = await follow(text, writing, isLive).catch((error: HandbillError) => {
    writing.end();
    if (text.id !== undefined) say(`The record is kept: ${text.id}`);
    throw error;
  });
  writing.end();
  if (wordsOnly === true) process.stdout.write(`${isShown() ? harmless(record.text ?? '') : (record.text ?? '')}\n`);
  else if (!isLive) print(record, { json });
  if (isLive) {
    const { cost, model } = record.generation ?? {};
    const money = cost === null || cost === undefined ? '' : `, ${String(cost.amount)} ${cost.currency}`;
    say(
      [
        '',
        ...checkLines(record.checks),
        `${paint('bold', record.status, process.stderr)} ${record.id}${model === undefined ? '' : ` by ${model}${money}`}`,
      ].join('\n'),
    );
  }
  return exitOf(record, strict);
}
