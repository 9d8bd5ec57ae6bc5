import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhenResult, type CircuitBreakerPolicy } from 'cockatiel';
import type { CallFailure, Completion } from '../model/language-model.ts';

export interface CircuitTimings {
  /** How many calls in a row, each with its retries, have to fail. */
  readonly failures: number;
  /** How long no call is made then, in milliseconds. */
  readonly open_ms: number;
}

export const defaultCircuitTimings: CircuitTimings = { failures: 5, open_ms: 30_000 };

/** How soon another call may look whether the one that tries a server has ended. */
const probe_ms = 1_000;

type Result = Completion | CallFailure;

/** Where it is told that a server is down, and that it is back. */
export interface CircuitLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Whether a call says that its server is down: limits of rate, refused requests and refusals come from one that is not. */
const isOutage = (result: Result): boolean => result.kind === 'failure' && result.fault === 'outage';

/**
 * The circuit breaker of one server. When calls fail again and again, none is made for a while; then one call tries whether the server is
 * back, and the others wait for how it ends. A process has its own state.
 */
export class Circuit {
  readonly #timings: CircuitTimings;
  readonly #policy: CircuitBreakerPolicy;
  #opened_ms = 0;

  /** @param server names it in the log, without a password */
  constructor(server: string, log: CircuitLog, timings: CircuitTimings = defaultCircuitTimings) {
    this.#timings = timings;
    const { failures, open_ms } = timings;
    const isFailure = (result: unknown): boolean => isOutage(result as Result) || this.#isUndecided(result as Result);
    this.#policy = circuitBreaker(handleWhenResult(isFailure), {
      halfOpenAfter: open_ms,
      breaker: new ConsecutiveBreaker(failures),
    });
    this.#policy.onBreak(() => {
      this.#opened_ms = Date.now();
      log.warn({ server, circuit: 'open', retry_after: open_ms / 1_000 }, 'A model server is down: its calls are suspended');
    });
    this.#policy.onHalfOpen(() => log.info({ server, circuit: 'half_open' }, 'One call tries whether a model server is back'));
    this.#policy.onReset(() => log.info({ server, circuit: 'closed' }, 'A model server is back: its calls go on'));
  }

  /** In how many milliseconds a call may be made, as far as is known; 0: now. */
  get wait_ms(): number {
    const { state } = this.#policy;
    if (state === CircuitState.Closed) return 0;
    if (state === CircuitState.HalfOpen) return probe_ms;
    return Math.max(0, this.#opened_ms + this.#timings.open_ms - Date.now());
  }

  get isProbing(): boolean {
    return this.#policy.state !== CircuitState.Closed;
  }

  /** A call begins; the returned function takes how it ended. Only where `wait_ms` is 0. */
  begin(): (result: Result) => Promise<unknown> {
    const ended = Promise.withResolvers<Result>();
    const counted = this.#policy.execute(() => ended.promise);
    return (result) => {
      ended.resolve(result);
      return counted;
    };
  }

  /** Calls `listener` when the state changes. Returns a function that ends that. */
  onChange(listener: () => void): () => void {
    const listening = this.#policy.onStateChange(listener);
    return () => listening.dispose();
  }

  /** A call that was to try a server, and was stopped before anything came or not made at all, has not shown that it is back. */
  #isUndecided(result: Result): boolean {
    if (!this.isProbing || result.kind === 'completion' || result.textSoFar !== null) return false;
    return ['stopped', 'budget_exhausted'].includes(result.cause.kind);
  }
}
