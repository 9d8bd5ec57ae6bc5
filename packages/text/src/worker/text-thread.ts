import { Worker } from 'node:worker_threads';
import { stepNames, type Step } from '../checks/findings/watched.ts';

export interface ThreadData {
  /** The address of the module with the tasks. */
  readonly tasks: string;
  /** How many steps the thread has begun, and which one it is at: an index of `stepNames`, or -1 between them. */
  readonly progress: Int32Array;
}

export interface Request {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly skipped: readonly Step[];
}

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

const isSource = import.meta.url.endsWith('.ts');
const entry = new URL(`./thread${isSource ? '.ts' : '.js'}`, import.meta.url);

const looks = 5;

/** A task that took too long, or more memory than there is; `step` is its last step, if that can be left out. */
export class Unended extends Error {
  readonly step: Step | undefined;

  constructor(step: Step | undefined, cause?: unknown) {
    super(`A text took too long at ${step ?? 'a task'}`, { cause });
    this.step = step;
  }
}

/** A thread that carries out one task after the other, and is ended by one that does not end. */
export class TextThread {
  readonly #progress = new Int32Array(new SharedArrayBuffer(8));
  readonly #worker: Worker;
  readonly #step_ms: number;
  isEnded = false;

  constructor(tasks: URL, step_ms: number) {
    const workerData: ThreadData = { tasks: tasks.href, progress: this.#progress };
    // A process that was started from `dist` has not said how to find our packages' sources.
    this.#worker = new Worker(entry, { workerData, ...(isSource && { execArgv: ['--conditions=@handbill/source'] }) });
    this.#step_ms = step_ms;
    const ended = () => void (this.isEnded = true);
    // The waiting task is told; without one, the next task has a thread of its own.
    this.#worker.on('error', ended).once('exit', ended).unref();
  }

  /** Rejects with the error of the task, with `Unended` where it does not end, and with the fault of a thread that can't be started. */
  async run(request: Request): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const before = this.#begun;
    const unended = (cause?: unknown) => {
      this.isEnded = true;
      reject(this.#begun === before ? cause : new Unended(stepNames[Atomics.load(this.#progress, 1)], cause));
    };
    const exited = (code: number) => unended(new Error(`The thread for texts ended with ${code}`));
    const look = this.#watch(unended);
    const worker = this.#worker.once('message', resolve).once('error', unended).once('exit', exited);
    worker.ref();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(request);
    try {
      const outcome = await promise;
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    } finally {
      clearInterval(look);
      worker.off('message', resolve).off('error', unended).off('exit', exited).unref();
      if (this.isEnded) void this.end();
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    await this.#worker.terminate();
  }

  get #begun(): number {
    return Atomics.load(this.#progress, 0);
  }

  /** Tells a step that has had its time. A thread that has begun nothing yet is still loading its libraries. */
  #watch(unended: () => void): NodeJS.Timeout {
    let [at, times] = [0, 0];
    return setInterval(() => {
      times = at === this.#begun ? times + 1 : 0;
      at = this.#begun;
      if (at > 0 && times === looks) unended();
    }, this.#step_ms / looks);
  }
}
