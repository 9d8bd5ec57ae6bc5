import type { Log } from '@handbill/operations';

/** A failure that lasts is logged once in this time, in milliseconds, and another one at once. */
const logInterval = 60_000;

/** Something that is tried again and again while it fails. */
export class LastingFailure {
  readonly #log: Pick<Log, 'warn'>;
  readonly #message: string;
  #logged = -Infinity;
  #what: string | undefined;

  constructor(log: Pick<Log, 'warn'>, message: string) {
    this.#log = log;
    this.#message = message;
  }

  report(cause: unknown, fields: object): void {
    const what = cause instanceof Error ? cause.message : undefined;
    if (what === this.#what && performance.now() - this.#logged < logInterval) return;
    [this.#logged, this.#what] = [performance.now(), what];
    this.#log.warn({ err: cause, ...fields }, this.#message);
  }
}
