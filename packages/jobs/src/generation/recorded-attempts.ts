import { noFigures, sumOfFigures, type Attempt, type Content, type Figures } from '@handbill/contract';
import type {
  AttemptEnd,
  AttemptResult,
  AttemptSubject,
  CapRefusal,
  EarlierCall,
  Lease,
  PaidFrom,
  Reserve,
  Spend,
  Storage,
} from '@handbill/operations';
import { mayPass, storeLater } from '../tasks/store-later.ts';
import type { GenerationServices } from './generation-services.ts';

/** Thrown where another server called a model for the text: it is no longer ours to write. */
export class TakenOver extends Error {
  override readonly name = 'TakenOver';
}

/** Thrown where a call would be made that nothing, or less than it may take, was reserved for: a defect of the writer. */
export class OverBudget extends Error {
  override readonly name = 'OverBudget';
}

export const subjectOf = (workspaceId: string, { id, type, campaign_id }: Content, keyId: string | null): AttemptSubject => ({
  workspaceId,
  contentId: id,
  type,
  campaignId: campaign_id,
  keyId,
});

const isWithin = (most: Spend, reserved: Spend | null): boolean =>
  reserved !== null && most.tokens <= reserved.tokens && (reserved.usd === null || (most.usd ?? 0) <= reserved.usd);

/** Why a call is not made. */
const exhausted = ({ scope, unit, limit, spent, reserved, needed }: CapRefusal): string =>
  `The next call of the model may take ${needed} ${unit}. Of the ${limit} that the spending cap of the ${scope} allows this month, ${spent} are spent and ${reserved} reserved, so it was not made.`;

interface Ending {
  readonly call: Pick<Attempt, 'attempt' | 'model' | 'reason'>;
  readonly end: AttemptEnd;
  readonly now: Date;
  /** Stores its beginning again, if it is not there. */
  readonly begin: () => Promise<boolean>;
}

interface RecordedAttemptsOptions {
  readonly subject: AttemptSubject;
  /** The figures of lost servers before; `null` where this one is the first. */
  readonly earlier: Figures | null;
  /** The figures that the record counts already; some of their calls may have expired. */
  readonly counted?: Figures;
  /** The text has ended, and others may have models called for it, too: a number that is taken is left out. Else that means that it was taken over. */
  readonly isShared?: boolean;
  /** The budget that it is paid from where a spending cap holds. */
  readonly budget?: PaidFrom | undefined;
  /** Called with the number of each call, and why it is made, before it is made. */
  readonly onBegin?: (attempt: number, reason: string) => void;
  readonly services: GenerationServices;
}

export class RecordedAttempts {
  readonly #options: RecordedAttemptsOptions;
  readonly #ended: AttemptEnd[] = [];
  readonly #endings: Ending[] = [];
  #open: (Pick<Ending, 'call' | 'begin'> & { readonly started: number }) | undefined;
  #begun: Promise<void> = Promise.resolve();
  readonly #later: Promise<void>[] = [];
  /** Of the call that has ended last: when that is stored, or will be. */
  #ends: Promise<void> = Promise.resolve();
  #last: number;
  /** The reservation for the next call. */
  #reserved: Spend | null;
  /** Reserves the spend of the next call, unless that is done; `undefined` where no spending cap holds. */
  readonly reserve: Reserve | undefined;

  constructor(options: RecordedAttemptsOptions) {
    this.#options = options;
    this.#last = options.earlier?.attempts ?? 0;
    const { budget } = options;
    this.#reserved = budget?.most ?? null;
    this.reserve = budget && ((most) => this.#reserveFrom(budget, most));
  }

  async #reserveFrom({ id, kept_ms }: PaidFrom, most: Spend): Promise<string | null> {
    if (isWithin(most, this.#reserved)) return null;
    const { subject, services } = this.#options;
    // The spend of the calls before is still reserved until it is counted.
    await this.settled();
    const now = services.now();
    const budget = { id, contentId: subject.contentId, most, until: new Date(now.getTime() + kept_ms) };
    const refusal = await services.storage.caps.reserveNext(subject, budget, now);
    this.#reserved = refusal === null ? most : null;
    return refusal && exhausted(refusal);
  }

  /** A reservation is for one call. */
  #take(most: Spend): void {
    if (!isWithin(most, this.#reserved)) throw new OverBudget();
    this.#reserved = null;
  }

  /** Stores that an attempt begins. `reason` is `first` for the first of a text, also of one that was taken over. */
  async begin({ model, reason, most }: Pick<Attempt, 'model' | 'reason'> & { readonly most?: Spend }): Promise<void> {
    if (most !== undefined) this.#take(most);
    const { subject, onBegin, services, budget, isShared = false } = this.#options;
    await this.settled();
    const attempt = this.#last + 1;
    const beginning = {
      attempt,
      model,
      prompt_version: services.writer.promptVersion,
      reason: reason === 'first' && attempt > 1 ? 'taken_over' : reason,
      ...(isShared && { begun_at: services.now() }),
      ...(budget !== undefined && most !== undefined && { budget: { id: budget.id, most } }),
    } as const;
    const begin = () => services.storage.attemptLog.begin(subject, beginning, services.now());
    if (attempt === 1 && this.#isNew()) this.#beginFirst(begin);
    else if (!(await begin())) {
      if (!isShared) throw new TakenOver();
      this.#last = attempt;
      this.#reserved = most ?? null;
      return this.begin({ model, reason, ...(most !== undefined && { most }) });
    }
    this.#last = attempt;
    onBegin?.(attempt, beginning.reason);
    this.#open = { call: { attempt, model, reason: beginning.reason }, started: performance.now(), begin };
    return undefined;
  }

  /** Keeps how the attempt ended. That is stored while the answer is being read, and before the text is. */
  end(result: AttemptResult): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#open = undefined;
    this.#options.services.meter.attemptEnded(open.call, result);
    const end = { ...result, duration_ms: Math.round(performance.now() - open.started) };
    this.#ended.push(end);
    const ending = { call: open.call, end, now: this.#options.services.now(), begin: open.begin };
    this.#endings.push(ending);
    this.#ends = this.#keep(ending);
  }

  /** Whether no other process may know of the text, and nothing has to be counted of it. */
  #isNew(): boolean {
    const { earlier, budget, isShared = false } = this.#options;
    return earlier === null && !isShared && budget === undefined;
  }

  /**
   * The first call of a text that this process has just begun is made while its beginning is stored, of which no other process knows; under a
   * spending cap it is stored before, since the call of a killed server has to be counted. Where that fails, the call is broken off, and `settled`
   * says why.
   */
  #beginFirst(begin: () => Promise<boolean>): void {
    const { subject, services } = this.#options;
    // Sent before the request to the model, so that it reaches the database though the process is killed between the two.
    this.#begun = begin().then((isStored) => {
      if (!isStored) throw new TakenOver();
    });
    this.#begun.catch(() => services.heldTexts.abort(subject.contentId));
  }

  /** Stores the ends of all calls again: the record's end could not be stored, so that the database may have lost them. */
  storeEndsAgain(): void {
    for (const ending of this.#endings) this.#storeLater(ending);
  }

  /** Resolves when the ends of all calls are stored, or will be as soon as the database can be reached. Throws where the first could not begin. */
  async settled(): Promise<void> {
    await this.#begun;
    await this.#ends;
  }

  /** Resolves when nothing is left to be stored, or the process stops. */
  async stored(): Promise<void> {
    await Promise.all(this.#later);
  }

  async keepFailing(failing: Attempt['failing']): Promise<void> {
    const { subject, services } = this.#options;
    if (failing.length === 0) return;
    await this.#ends;
    // The record has these checks too: a text that is done must not be lost by this.
    const report = (cause: unknown) =>
      services.log.warn({ err: cause, content_id: subject.contentId }, 'What an answer failed could not be added to its call');
    await services.storage.attemptLog.keepFailing(subject, this.#last, failing).catch(report);
  }

  async figures(): Promise<Figures> {
    const { subject, earlier, counted = noFigures, services } = this.#options;
    if (earlier === null) return sumOfFigures(this.#ended, this.#last);
    // Read again: a server that was taken for gone may have reported its last call by now.
    const between = { after: counted.attempts, before: earlier.attempts + 1 };
    return sumOfFigures([counted, await services.storage.attemptLog.figures(subject, between), ...this.#ended], this.#last);
  }

  /** The figures before, plus those of these calls. */
  addTo(before: Figures): Figures {
    return sumOfFigures([before, ...this.#ended], Math.max(before.attempts, this.#last));
  }

  /** The paid figures are known only here: while the database cannot be reached, this goes on trying. */
  async #keep(ending: Ending): Promise<void> {
    const { subject, services } = this.#options;
    const { log } = services;
    try {
      await this.#store(ending);
    } catch (cause) {
      // A text that is done must not be lost by this.
      const fields = { err: cause, content_id: subject.contentId, attempt: ending.call.attempt };
      if (!mayPass(cause, services)) return log.error(fields, 'What a call of a model took could not be stored');
      log.warn(fields, 'What a call of a model took could not be stored; trying again');
      this.#storeLater(ending);
    }
  }

  async #store({ call, end, now, begin }: Ending): Promise<void> {
    const { subject, services } = this.#options;
    const store = () => services.storage.attemptLog.end(subject, call, end, now);
    if (await store()) return;
    // Its beginning is still being stored, or could not be: that is tried once more.
    await this.#begun.catch(() => undefined);
    if (await store()) return;
    await begin();
    await store();
  }

  #storeLater(ending: Ending): void {
    const { subject, services } = this.#options;
    const stored = storeLater(() => this.#store(ending), services).catch((cause: unknown) =>
      services.log.error({ err: cause, content_id: subject.contentId }, 'What a call of a model took could not be stored'),
    );
    this.#later.push(services.inFlight.track(stored));
  }
}

/** The calls that the record of a claimed text counts: none but for a text whose parts are written anew. */
export const countedIn = ({ rewriting }: Lease, { generation }: Content): Figures => (rewriting ? generation : noFigures);

/** The calls for a text so far, or for its parts, the oldest first. */
export async function earlierCalls(lease: Lease, content: Content, storage: Storage): Promise<readonly EarlierCall[]> {
  const after = countedIn(lease, content).attempts;
  const newestFirst: EarlierCall[] = [];
  let cursor: string | null = null;
  do {
    const page = await storage.attempts(lease).list({ id: lease.contentId, limit: 100, offset: null, cursor });
    // A model's thoughts may be long, and are not needed.
    for (const { attempt, reason, model, finish_reason, answer, error } of page.data)
      if (attempt > after) newestFirst.push({ reason, model, finish_reason, answer, error });
    cursor = page.pagination.next_cursor;
  } while (cursor !== null);
  return newestFirst.toReversed();
}
