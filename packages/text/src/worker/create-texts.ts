import { Problem } from '@handbill/contract';
import type { Step } from '../checks/findings/watched.ts';
import type { Texts, TextTasks } from '../tasks/text-tasks.ts';
import { Lanes } from './lanes.ts';
import { TextThread, Unended } from './text-thread.ts';
import { replacedParts } from '../comparison/diff-outputs.ts';
import { unreadText } from '../tasks/read-text.ts';

type Instead = { readonly [Name in keyof TextTasks]: ((...args: Parameters<TextTasks[Name]>) => ReturnType<TextTasks[Name]>) | null };

/** The substitute for the result of a task that did not end, so that no text is lost; `null`: whoever asked for it is told. */
const insteadOf: Instead = {
  readText: unreadText,
  formatText: null,
  readOutline: () => null,
  readSection: () => null,
  readParts: () => new Map(),
  checkOutput: null,
  recheck: null,
  checkGiven: null,
  checkEdit: null,
  autofix: (text) => ({ text, parts: new Map() }),
  partsToWrite: () => [],
  partsNamed: null,
  diffOutputs: replacedParts,
  render: null,
  prepare: () => undefined,
};

const taskNames = Object.keys(insteadOf) as readonly (keyof Texts)[];

export interface TextsOptions {
  readonly tasks?: URL;
  /** Milliseconds without a task after which the thread ends. */
  readonly idle_ms?: number;
  /**
   * Milliseconds for each rule, and for each task apart from its rules. The slowest rule takes a tenth of it for the longest text that there can
   * be, so that a busy machine ends none that would have ended.
   */
  readonly step_ms?: number;
}

/** The tasks for texts, for the server itself. */
export interface SharedTexts extends Texts {
  /** The same for a workspace: of each one task is carried out in turn. */
  of(workspaceId: string): Texts;
  /** Ends the thread, and with it its task. */
  close(): Promise<void>;
}

const maxWaiting = 50;
/** Tasks of calls that store nothing, which callers repeat as often as they like. */
const isBounded = (name: keyof Texts): boolean => name === 'render' || name === 'diffOutputs';

const builtIn = new URL(`../tasks/text-tasks${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);

const unavailable = (detail: string, cause?: unknown) => new Problem('unavailable', { retry_after: 5 }, { detail, cause });

/** Carries out the tasks for texts in a thread, which is started for the first of them and ends when there were none for a while. */
export function createTexts({ tasks = builtIn, idle_ms = 30_000, step_ms = 5_000 }: TextsOptions = {}): SharedTexts {
  const lanes = new Lanes();
  let thread: TextThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.end();
  }

  async function carryOut(name: keyof Texts, args: readonly unknown[], skipped: readonly Step[] = []): Promise<unknown> {
    if (isClosed) throw unavailable('The server stops.');
    clearTimeout(idle);
    if (thread === undefined || thread.isEnded) thread = new TextThread(tasks, step_ms);
    try {
      return await thread.run({ name, args, skipped });
    } catch (cause) {
      if (isClosed) throw unavailable('The server stops.', cause);
      if (!(cause instanceof Unended)) throw cause;
      if (cause.step !== undefined) return await carryOut(name, args, [...skipped, cause.step]);
      const instead = insteadOf[name];
      if (instead === null) throw unavailable(`The text could not be ${name === 'render' ? 'rendered' : 'checked'}.`, cause);
      return (instead as (...given: readonly unknown[]) => unknown)(...args);
    } finally {
      clearTimeout(idle);
      idle = setTimeout(() => void end(), idle_ms).unref();
    }
  }

  const textsOf = (lane: string): Texts => {
    const call =
      (name: keyof Texts) =>
      async (...args: readonly unknown[]) => {
        if (isBounded(name) && lanes.waiting(lane) >= maxWaiting)
          throw unavailable('Too many texts of this workspace wait to be rendered or compared.');
        return lanes.add(lane, () => carryOut(name, args));
      };
    // The compiler can't see that each is called as its task is.
    return Object.fromEntries(taskNames.map((name) => [name, call(name)])) as Texts;
  };

  return {
    ...textsOf(''),
    of: textsOf,
    close: () => {
      isClosed = true;
      return end();
    },
  };
}
