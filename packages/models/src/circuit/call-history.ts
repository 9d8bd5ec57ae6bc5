import type { ModelHealth } from '@handbill/contract';
import type { CallEvent, CallFailure, Completion } from '../model/language-model.ts';
import type { Circuit } from './circuit.ts';

const minute_ms = 60_000;
/** The minutes of an hour. */
const kept = 60;
/** How many calls decide whether a model is degraded. */
const decisive = 10;

/** The calls that ended in a minute. */
interface Minute {
  /** Which one, since 1970. */
  readonly number: number;
  ended: number;
  succeeded: number;
  begun: number;
  /** How long the first words of those that brought some took together. */
  waited_ms: number;
}

/** Of a call that nobody wanted any more, or that a cap left nothing for, nothing is told. */
const isBrokenOff = (result: Completion | CallFailure): boolean =>
  result.kind === 'failure' && ['stopped', 'budget_exhausted'].includes(result.cause.kind);

/** How calls of one model went in this process: the last ones, and those of an hour by its minutes, however many they are. */
export class CallHistory {
  readonly #circuit: Circuit | null;
  readonly #now: () => number;
  readonly #minutes: (Minute | undefined)[] = [];
  #last: boolean[] = [];
  #state: ModelHealth['state'] = 'ok';
  #since: Date | null = null;
  #lastError: ModelHealth['last_error'] = null;

  constructor(circuit: Circuit | null, now: () => number = Date.now) {
    this.#circuit = circuit;
    this.#now = now;
    circuit?.onChange(() => this.#noteState());
  }

  /** Passes a call on as it goes, and keeps how long its first words took and how it ended. One that is left before its end is none. */
  async *follow<End extends Completion | CallFailure>(call: AsyncGenerator<CallEvent, End, void>): AsyncGenerator<CallEvent, End, void> {
    let sent_ms: number | undefined;
    try {
      for (;;) {
        const { done = false, value } = await call.next();
        if (done) {
          this.#ended(value as End);
          return value as End;
        }
        const event = value as CallEvent;
        if (event.kind === 'piece' && sent_ms !== undefined) {
          this.#begun(this.#now() - sent_ms);
          sent_ms = undefined;
        }
        yield event;
        // It is sent when the next event is asked for.
        if (event.kind === 'attempt') sent_ms = this.#now();
      }
    } finally {
      await call.return(undefined as never);
    }
  }

  #begun(waited_ms: number): void {
    const minute = this.#minute();
    minute.begun += 1;
    minute.waited_ms += waited_ms;
  }

  #ended(result: Completion | CallFailure): void {
    if (isBrokenOff(result)) return;
    const failed = result.kind === 'failure';
    const minute = this.#minute();
    minute.ended += 1;
    minute.succeeded += failed ? 0 : 1;
    this.#last = [...this.#last, failed].slice(-decisive);
    if (failed) this.#lastError = { at: new Date(this.#now()), code: result.cause.kind };
    this.#since ??= new Date(this.#now());
    this.#noteState();
  }

  get health(): ModelHealth {
    const oldest = this.#number() - kept;
    const hour = this.#minutes.filter((minute) => minute !== undefined && minute.number > oldest) as Minute[];
    const sum = (name: Exclude<keyof Minute, 'number'>) => hour.reduce((all, minute) => all + minute[name], 0);
    const [ended, begun] = [sum('ended'), sum('begun')];
    return {
      state: this.#state,
      since: this.#since,
      last_error: this.#lastError,
      success_rate: ended === 0 ? null : sum('succeeded') / ended,
      first_delta_ms: begun === 0 ? null : Math.round(sum('waited_ms') / begun),
    };
  }

  /** Notes when the state changes. */
  #noteState(): void {
    const state = this.#circuit?.isProbing === true ? 'down' : this.#last.includes(true) ? 'degraded' : 'ok';
    if (state === this.#state) return;
    this.#state = state;
    this.#since = new Date(this.#now());
  }

  #number(): number {
    return Math.floor(this.#now() / minute_ms);
  }

  /** The present minute, in the place of the one an hour ago. */
  #minute(): Minute {
    const number = this.#number();
    const place = number % kept;
    const known = this.#minutes[place];
    if (known?.number === number) return known;
    const minute = { number, ended: 0, succeeded: 0, begun: 0, waited_ms: 0 };
    this.#minutes[place] = minute;
    return minute;
  }
}
