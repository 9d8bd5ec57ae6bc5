import type { Log } from '@handbill/operations';

/** A failure that lasts is logged once in this time, in milliseconds. */
const logInterval = 60_000;

/** Something that is tried again and again while it fails. */
export class LastingFailure {
  readonly #log: Pick<Log, 'warn'>;
  readonly #message: string;
  #logged = -Infinity;

  constructor(log: Pick<Log, 'warn'>, message: string) {
    this.#log = log;
    this.#message = message;
  }

  report(cause: unknown, fields: object): void {
    if (performance.now() - this.#logged < logInterval) return;
    this.#logged = performance.now();
    this.#log.warn({ err: cause, ...fields }, this.#message);
  }
}
