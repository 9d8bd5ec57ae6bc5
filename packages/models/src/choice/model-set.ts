import { type ContentRequest, type Model, type ModelHealth, contentTypes } from '@handbill/contract';
import { CallHistory } from '../circuit/call-history.ts';
import { failedCall, stoppedCall } from '../model/failed-call.ts';
import type { CallEvent, CallFailure, Completion, FailureCause, LanguageModel, ModelCall } from '../model/language-model.ts';
import type { Circuit } from '../circuit/circuit.ts';

/** A model with all that briefs may know of it, and the circuit of its server. */
export interface ModelEntry {
  readonly about: Omit<Model, keyof ModelHealth>;
  readonly model: LanguageModel;
  /** `null` for one that has no server. */
  readonly circuit: Circuit | null;
  readonly history: CallHistory;
  /** Whether it judges texts, of itself and of others. */
  readonly isJudge: boolean;
}

/** A request for a text, from whichever model. */
export interface TextCall extends Omit<ModelCall, 'timeout_ms'> {
  /** The model that was chosen. One that this process does not know is replaced by the default. */
  readonly model: string;
  /** Which models may be called in its place; `null`: all. */
  readonly allowed?: readonly string[] | null;
  /** When it has to have ended, by `performance.now()`. */
  readonly end_ms: number;
  /** Whether it waits until a server may answer again; else it fails at once where none does. */
  readonly mayWait: boolean;
}

/** Why another model writes in place of one. */
export interface Fallback {
  readonly model: string;
  /** The model that writes in its place: the text so far is void once its text comes. */
  readonly next: string;
  readonly cause: FailureCause;
}

/** An event while a text is requested. `waiting`: no model can be called until then, and the next event may be asked for later. */
export type TextEvent =
  | CallEvent
  | ({ readonly kind: 'fallback' } & Fallback)
  | { readonly kind: 'waiting'; readonly until: Promise<void> };

/** Who is to write a text. */
export type ModelChoice =
  | { readonly kind: 'chosen'; readonly provider: string; readonly model: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_allowed'; readonly model: string }
  /** Neither the server of the model nor those of its fallbacks answers; one of them is tried again after this time. */
  | { readonly kind: 'unavailable'; readonly model: string; readonly retryAfter_s: number };

type Wanted = Pick<ContentRequest, 'type' | 'model'>;
type Result = Completion | CallFailure;
type Texts<T> = AsyncGenerator<TextEvent, T, void>;

/** A text ends after so many times the time that one call may take. */
const callsPerText = 10;

const waitOf = ({ circuit }: ModelEntry): number => circuit?.wait_ms ?? 0;

/** The models that a process may call: which one writes a text, and which one in its place when its provider fails. */
export class ModelSet {
  readonly #entries: ReadonlyMap<string, ModelEntry>;
  readonly #main: ModelEntry;
  readonly #callTimeout_ms: number;

  /** @param main writes the kinds that no other model is the default for */
  constructor(entries: readonly ModelEntry[], main: ModelEntry, callTimeout_ms: number) {
    this.#entries = new Map(entries.map((entry) => [entry.about.name, entry]));
    this.#main = main;
    this.#callTimeout_ms = callTimeout_ms;
  }

  get main(): LanguageModel {
    return this.#main.model;
  }

  get models(): readonly Model[] {
    return [...this.#entries.values()].map(({ about, history }) => ({ ...about, ...history.health }));
  }

  /**
   * Who is to write a text: the model that the brief names, or the default for its kind, or the first of their fallbacks whose server answers and
   * that may be used.
   */
  choose({ type, model }: Wanted, allowed: readonly string[] | null = null): ModelChoice {
    if (model !== null && !this.#entries.has(model)) return { kind: 'unknown' };
    const chain = this.#chainFrom(model, type, allowed);
    const wanted = chain[0]?.about.name ?? '';
    if (allowed?.includes(wanted) === false) return { kind: 'not_allowed', model: wanted };
    const ready = chain.find((entry) => waitOf(entry) === 0);
    if (ready !== undefined) return { kind: 'chosen', provider: ready.model.provider, model: ready.about.name };
    const wait_ms = Math.min(...chain.map(waitOf));
    return { kind: 'unavailable', model: wanted, retryAfter_s: Math.max(1, Math.ceil(wait_ms / 1_000)) };
  }

  /** The model that a brief names, or the default for its kind, whether or not its server answers. */
  modelFor({ type, model }: Wanted): LanguageModel {
    return (this.#chainFrom(model, type)[0] ?? this.#main).model;
  }

  /** The name of the model that judges another one's text: itself only where there is no other; `null` where there is none at all. */
  judgeFor(writer: string): string | null {
    const judges = [...this.#entries.values()].filter(({ isJudge }) => isJudge).map(({ about }) => about.name);
    return judges.find((name) => name !== writer) ?? judges[0] ?? null;
  }

  /** A model, and those of its fallbacks that may be used. */
  chainOf({ type, model }: Wanted, allowed: readonly string[] | null = null): readonly LanguageModel[] {
    return this.#chainFrom(model, type, allowed).map((entry) => entry.model);
  }

  /** Of each judge the same. */
  judgeChains(type: Wanted['type'], allowed: readonly string[] | null = null): readonly (readonly LanguageModel[])[] {
    return [...this.#entries.values()]
      .filter(({ isJudge }) => isJudge)
      .map(({ about }) => this.chainOf({ type, model: about.name }, allowed));
  }

  /** When a text that is begun now has to have ended, with all its calls, by `performance.now()`. */
  textEnd(): number {
    return performance.now() + callsPerText * this.#callTimeout_ms;
  }

  /** Has a text written. While no server of the chain answers, it may wait, up to the time that a text may take. */
  async *complete(call: TextCall): Texts<Result> {
    const chain = this.#chainFrom(call.model, call.task.request.type, call.allowed);
    const writing = new Writing(call);
    for (;;) {
      const result = yield* writing.through(chain);
      if (result !== null) return result;
      if (!(yield* writing.waitFor(chain))) return writing.ended(chain);
    }
  }

  /** A model and those of its fallbacks that may be used. Of a name that is not known any more, the default's: the settings have changed since it was stored. */
  #chainFrom(name: string | null, type: Wanted['type'], allowed: readonly string[] | null = null): readonly ModelEntry[] {
    const chain = new Set<ModelEntry>();
    let entry = (name === null ? undefined : this.#entries.get(name)) ?? this.#defaultFor(type);
    while (!chain.has(entry)) {
      chain.add(entry);
      const { fallback } = entry.about;
      entry = (fallback === null ? undefined : this.#entries.get(fallback)) ?? entry;
    }
    const [first, ...fallbacks] = chain;
    return [...(first === undefined ? [] : [first]), ...fallbacks.filter(({ about }) => allowed?.includes(about.name) !== false)];
  }

  #defaultFor(type: Wanted['type']): ModelEntry {
    return [...this.#entries.values()].find(({ about }) => about.default_for.includes(type)) ?? this.#main;
  }
}

const circuitOpen: FailureCause = { kind: 'circuit_open', explanation: 'Its server is down, and its calls are suspended.' };

const isSilentOutage = ({ fault, textSoFar }: CallFailure): boolean => fault === 'outage' && textSoFar === null;

class Writing {
  readonly #call: TextCall;
  readonly #failures: CallFailure[] = [];

  constructor(call: TextCall) {
    this.#call = call;
  }

  /** Calls one model after the other; `null` where no server answers, so that it may be tried again later. */
  async *through(chain: readonly ModelEntry[]): Texts<Result | null> {
    let failed: { readonly entry: ModelEntry; readonly cause: FailureCause } | null = null;
    let isOver = false;
    for (const entry of chain) {
      if (waitOf(entry) > 0) {
        failed ??= { entry, cause: circuitOpen };
        continue;
      }
      if (failed !== null) yield { kind: 'fallback', model: failed.entry.about.name, next: entry.about.name, cause: failed.cause };
      const isProbe = entry.circuit?.isProbing === true;
      const result = yield* this.#callModel(entry, entry === chain[0] ? this.#call.reason : 'fallback');
      if (result.kind === 'completion') return result;
      this.#failures.push(result);
      if (result.fault === 'other' || this.#call.signal.aborted) return this.#failed(result);
      failed = { entry, cause: result.cause };
      // One that only tried whether the server is back goes on waiting with the others.
      isOver ||= !(isProbe && isSilentOutage(result));
    }
    const last = this.#failures.at(-1);
    return isOver && last !== undefined ? this.#failed(last) : null;
  }

  /** Waits until one of the servers may answer again. `false`: the time for a text is over, or it is no longer needed. */
  async *waitFor(chain: readonly ModelEntry[]): Texts<boolean> {
    const { signal, mayWait, end_ms } = this.#call;
    const left_ms = end_ms - performance.now();
    if (!mayWait || left_ms <= 0 || signal.aborted) return false;
    const changed = Promise.withResolvers<void>();
    const resolve = () => changed.resolve();
    const timer = setTimeout(resolve, Math.min(left_ms, ...chain.map(waitOf)));
    const listeners = chain.map(({ circuit }) => circuit?.onChange(resolve));
    signal.addEventListener('abort', resolve);
    try {
      yield { kind: 'waiting', until: changed.promise };
      await changed.promise;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', resolve);
      for (const end of listeners) end?.();
    }
    return !signal.aborted && performance.now() < end_ms;
  }

  /** The failure of a text that no server could be called for until its end, or until the process stops. */
  ended([entry]: readonly ModelEntry[]): CallFailure {
    const failure = this.#endOfWaiting(entry?.about.name ?? '');
    this.#failures.push(failure);
    return this.#failed(failure);
  }

  #endOfWaiting(model: string): CallFailure {
    if (this.#call.signal.aborted) return failedCall(model, 'stopped', 'The writing was stopped before the text was begun.');
    if (!this.#call.mayWait) return failedCall(model, 'unreachable', 'No model could be called: the servers do not answer.');
    const detail = 'No model could be called in time: the servers did not answer.';
    return failedCall(model, 'timeout', detail, { code: 'generation_timeout' });
  }

  async *#callModel({ model, circuit, history }: ModelEntry, reason: ModelCall['reason']): Texts<Result> {
    const timeout_ms = Math.max(1, this.#call.end_ms - performance.now());
    const ended = circuit?.begin();
    let result: Result = stoppedCall(model.model, null);
    try {
      result = yield* history.follow(model.complete({ ...this.#call, reason, timeout_ms }));
      return result;
    } finally {
      await ended?.(result);
    }
  }

  #failed(failure: CallFailure): CallFailure {
    const details = new Map(this.#failures.map(({ model, detail }) => [model, detail]));
    const detail = details.size > 1 ? Array.from(details, ([model, said]) => `${model}: ${said}`).join(' ') : failure.detail;
    const textSoFar = this.#failures.findLast((one) => one.textSoFar !== null)?.textSoFar ?? null;
    return { ...failure, detail, textSoFar };
  }
}

/** No call of it takes so long. */
const unlimited_ms = 3_600_000;

/** A single model, which writes everything and has no server that may be down. */
export function oneModel(model: LanguageModel): ModelSet {
  const about = { name: model.model, types: [], default_for: Object.keys(contentTypes), fallback: null, prices: null };
  const entry = { about, model, circuit: null, history: new CallHistory(null), isJudge: model.provider === 'sandbox' };
  return new ModelSet([entry], entry, unlimited_ms);
}
