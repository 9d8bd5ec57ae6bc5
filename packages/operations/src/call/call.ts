import {
  CampaignStatus,
  CampaignType,
  ContentStatus,
  contentTypes,
  newId,
  Problem,
  PublicationStatus,
  type anyCallProblems,
  type IdPrefix,
  type Operation,
  type ProblemCode,
  type ProblemRest,
} from '@handbill/contract';
import type * as z from 'zod';
import type { Author } from '../ports/author.ts';
import type { ExpectedRevisions } from '../ports/restorable-store.ts';
import type { EarlyFaults } from './input/input-parser.ts';
import { quoted } from './input/quoted.ts';
import type { OperationEvent } from './outcome.ts';
import type { RecordIdentity } from '../ports/idempotency-store.ts';
import { storeNames, type Principal, type WorkspaceStores } from '../ports/storage.ts';
import type { RequestRoom } from './request-room.ts';
import type { FollowedContent, ParsedInvocation, RecordedInvocation } from './invocation.ts';
import type { Services } from './services.ts';

type AnyCallProblem = (typeof anyCallProblems)[number];

/** A call as its handler has it, but for its stores. A class, since its getters cost nothing then. */
export class HandlerCall {
  readonly requestId: string;
  readonly principal: Principal;
  readonly services: Services;
  /** The memory that the process holds for the request. */
  readonly room: Pick<RequestRoom, 'reserve' | 'hold' | 'idle'>;
  /** Whether an earlier attempt at this call was broken off: it may have done a part of its work, or all. */
  readonly isRepeat: boolean;
  /** The content of another attempt at this call, which a stream goes on with: nothing is made then. */
  readonly followed: FollowedContent | undefined;
  /** The revisions of which the record has to have one to be changed. */
  readonly expectedRevisions: ExpectedRevisions;
  /** Whether its end is that of an earlier request with the same idempotency key. */
  isReplay: boolean;
  readonly #actor: string | undefined;
  readonly #effects: RecordedInvocation['effects'];
  readonly #record: RecordIdentity | undefined;

  constructor(invocation: ParsedInvocation, services: Services) {
    const { request, principal, effects, reservation, followed, expectedRevisions } = invocation;
    this.requestId = request.id;
    this.principal = principal;
    this.#actor = request.actor;
    this.services = services;
    this.room = request.room;
    this.isRepeat = reservation?.isRepeat ?? false;
    this.followed = followed;
    this.expectedRevisions = expectedRevisions;
    this.isReplay = followed?.isUnderWay === false;
    this.#effects = effects;
    this.#record = reservation?.record;
  }

  /** Who makes the changes of the call. */
  get author(): Author {
    const { workspace, key, behind } = this.principal;
    const actor = this.#actor ?? key.actor;
    return { workspaceId: workspace.id, keyId: key.id, signedInWith: behind?.id, actor, requestId: this.requestId };
  }

  now(): Date {
    return this.services.now();
  }

  /** Names the record that the call creates. A call that is repeated with its idempotency key gets the same again. */
  newRecord(prefix: IdPrefix): { readonly id: string; readonly created_at: Date } {
    const created_at = this.#record?.created_at ?? this.now();
    const id = this.#record === undefined ? newId(prefix, created_at) : `${prefix}_${this.#record.suffix}`;
    if (prefix !== 'cnt') this.#effects.newRecordId = id;
    return { id, created_at };
  }

  /** Makes a problem to be thrown. */
  problem<C extends ProblemCode>(code: C, ...rest: ProblemRest<C>): Problem<C> {
    return new Problem(code, ...rest);
  }

  /** Says that the answer is that of an earlier request with the same idempotency key. */
  replayed(): void {
    this.isReplay = true;
  }

  /** Says that content was stored, or may have been: every problem that the call ends in from now on names it. */
  recordStored(contentId: string | undefined): void {
    this.#effects.storedContentId = contentId;
  }
}

for (const name of storeNames)
  Object.defineProperty(HandlerCall.prototype, name, {
    get(this: HandlerCall) {
      return this.services.storage[name](this.author);
    },
  });

/** The arguments of every handler: the stores of the caller's own workspace, the ports, and the problems that its operation declares. */
export interface Call<Code extends ProblemCode = never> extends WorkspaceStores, Omit<HandlerCall, 'problem' | 'isReplay'> {
  /** Makes a problem to be thrown. Only the codes that the operation declares in `errors`, or that any call may end in, compile. */
  problem<C extends Code | AnyCallProblem>(code: C, ...rest: ProblemRest<C>): Problem<C>;
}

/** An answer with a status besides the usual one. */
export class Reply<Status extends PropertyKey = number, Value = unknown> {
  readonly status: Status;
  readonly value: Value;

  constructor(status: Status, value: Value) {
    this.status = status;
    this.value = value;
  }
}

/**
 * An answer of many events; `about` is the record that they are about, which the answer's headers name. `value` is the answer that the same call
 * would get without events, for a call that makes no record of its own: a repeated call gets it. `position` is as in the outcome.
 */
export class EventStream<Event extends OperationEvent = OperationEvent> {
  readonly events: AsyncIterable<Event>;
  readonly about: object | undefined;
  readonly value: Promise<unknown> | undefined;
  readonly position: (() => string | undefined) | undefined;

  constructor(events: AsyncIterable<Event>, { about, value, position }: Partial<Pick<EventStream, 'about' | 'value' | 'position'>> = {}) {
    this.events = events;
    this.about = about;
    this.value = value;
    this.position = position;
  }
}

/** An input that the handler parses: the parameters of the path, the other fields as they came, and the faults found so far. */
export interface UnparsedInput<Parameter extends string = string> {
  readonly path: Readonly<Record<Parameter, string>>;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly faults: EarlyFaults;
}

type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParametersOf<Rest> : never;
type InputOf<Op extends Operation> = [Op['parsedBy']] extends [undefined]
  ? z.output<Op['input']>
  : UnparsedInput<ParametersOf<Op['route']>>;

type RepliesOf<Answers> = {
  [Status in keyof Answers]: Answers[Status] extends z.ZodType ? Reply<Status, z.input<Answers[Status]>> : never;
}[keyof Answers];
export type EventsOf<Events> = {
  [Name in keyof Events]: Events[Name] extends z.ZodType
    ? Omit<OperationEvent, 'event' | 'data'> & { readonly event: Name & string; readonly data: z.input<Events[Name]> }
    : never;
}[keyof Events];

/** A handler's answer: the usual output, one of the other answers, or a stream of the declared events. */
type ResultOf<Op extends Operation> =
  | (Op['kind'] extends 'subscription' ? never : z.input<Op['output']>)
  | RepliesOf<NonNullable<Op['answers']>>
  | ([keyof NonNullable<Op['events']>] extends [never] ? never : EventStream<EventsOf<NonNullable<Op['events']>>>);

/** The behaviour of an operation. Its answer is checked against the operation before anyone sees it. */
export type Handler<Op extends Operation> = (request: {
  readonly call: Call<Op['errors'][number]>;
  readonly input: InputOf<Op>;
  readonly wants: 'value' | 'events';
  /** Where a stream goes on from. */
  readonly lastEventId: string | undefined;
  /** Aborted when the caller is gone. */
  readonly signal: AbortSignal | undefined;
}) => Promise<ResultOf<Op>>;

/** The lists of which every value has to be known to do anything with a record. */
const closedLists = Object.entries<readonly string[]>({
  type: Object.keys(contentTypes),
  campaign_type: CampaignType.options,
  status: [...ContentStatus.options, ...CampaignStatus.options, ...PublicationStatus.options],
});

/** The detail about a record that only a later version can read. */
export const madeByLater = 'It was made by a later version, and this one cannot tell what it is.';

const isToldHere = (record: object): boolean =>
  closedLists.every(([name, values]) => !(name in record) || values.includes(String(Reflect.get(record, name))));

/** The record that was looked up, or the problem `not_found`. */
export function assertFound<T>(call: Call<'not_found'>, value: T | null | false, kind: string, id: string): T {
  if (value === null || value === false) throw call.problem('not_found', {}, { detail: `There is no ${kind} ${quoted(id)}.` });
  if (typeof value === 'object' && value !== null && !isToldHere(value)) throw call.problem('not_found', {}, { detail: madeByLater });
  return value;
}
