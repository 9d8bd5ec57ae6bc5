import {
  asStored,
  bodyProblems,
  isPage,
  newId,
  Problem,
  problemsOf,
  type Operation,
  type Page,
  type ProblemCode,
} from '@handbill/contract';
import * as z from 'zod';
import { EventStream, madeByLater, Reply, type Call, type Handler, type ProblemRest, type UnparsedInput } from '../call.ts';
import { faultyConditions, noFaults, usableKey, type CallerRequest } from '../caller-request.ts';
import { idempotency } from './idempotency.ts';
import { fieldNames } from '../input/fault-reader.ts';
import { compileSchema, inputParser, limitInput } from '../input/input-parser.ts';
import { Interrupted } from '../interrupted.ts';
import {
  CallerLeft,
  type AuthenticatedInvocation,
  type Invocation,
  type Layer,
  type OperationEvent,
  type Outcome,
  type ParsedInvocation,
  type RecordedInvocation,
  type Invoke,
  type ValueOutcome,
} from '../invocation.ts';
import { logProblem } from '../../problems/log-problem.ts';
import { withContentId, withRecordId } from '../../problems/with-content-id.ts';
import type { AttemptStore, UsageStore } from '../../ports/attempt-store.ts';
import type { Author } from '../../ports/author.ts';
import type { BrandVoiceStore } from '../../ports/brand-voice-store.ts';
import type { ContentStore } from '../../ports/content-store.ts';
import type { OtherTry, RecordIdentity } from '../../ports/idempotency-store.ts';
import type { CampaignStore, Principal, WorkspaceKeys } from '../../ports/storage.ts';
import type { Services } from '../services.ts';
import { unsentAnswers } from '../unsent-answers.ts';

/** Notes for the log what is called and how it fails, and lets nothing but declared problems out: anything else is `internal`. */
function report(operation: Operation, { log, storage }: Services): Layer<Invocation, RecordedInvocation> {
  const declared = new Set<ProblemCode>([...bodyProblems, ...problemsOf(operation)]);
  const problemOf = (cause: unknown, { storedContentId, newRecordId }: RecordedInvocation['effects']): Problem => {
    const known = cause instanceof Problem ? cause : storage.problemOf(cause);
    const problem = known !== undefined && declared.has(known.code) ? known : new Problem('internal', {}, { cause });
    if (storedContentId !== undefined) return withContentId(problem, storedContentId);
    return newRecordId === undefined ? problem : withRecordId(problem, newRecordId);
  };
  const failed = (cause: unknown, { effects, request }: RecordedInvocation): Error => {
    if (cause instanceof CallerLeft || cause instanceof Interrupted) return cause;
    const problem = problemOf(cause, effects);
    request.problems.push(problem);
    logProblem(log, problem, { request_id: request.id, operation: operation.route });
    return problem;
  };
  async function* reported(events: AsyncIterable<OperationEvent>, invocation: RecordedInvocation) {
    try {
      yield* events;
    } catch (cause) {
      throw failed(cause, invocation);
    }
  }
  return (next) => async (invocation) => {
    const recorded: RecordedInvocation = { ...invocation, effects: {} };
    invocation.request.routes.push(operation.route);
    try {
      const outcome = await next(recorded);
      return outcome.events === undefined ? outcome : { ...outcome, events: reported(outcome.events, recorded) };
    } catch (cause) {
      throw failed(cause, recorded);
    }
  };
}

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;
const unauthenticated = (detail: string) => new Problem('unauthenticated', {}, { detail });

/** Finds out whose key a request carries: looked up once for all calls of a batch. */
function authenticate(services: Services): Layer<RecordedInvocation, AuthenticatedInvocation> {
  const principalOf = async ({ credential }: CallerRequest): Promise<Principal> => {
    if (credential === undefined) throw unauthenticated('Send a key: Authorization: Bearer <key>.');
    const secret = bearer.exec(credential)?.[1];
    if (secret === undefined) throw unauthenticated('The Authorization header must be: Bearer <key>.');
    const principal = await services.storage.keys.authenticate(secret, services.now());
    if (principal === null) throw noSuchKey();
    return principal;
  };
  return (next) => async (invocation) => {
    invocation.request.principal ??= principalOf(invocation.request);
    const principal = await invocation.request.principal;
    invocation.request.knownPrincipal = principal;
    if (unsentAnswers.isFull(principal.key.id)) throw tooMuchUnsent();
    if (invocation.wants === 'value') return next({ ...invocation, principal });
    const over = new AbortController();
    const signal = invocation.signal === undefined ? over.signal : AbortSignal.any([invocation.signal, over.signal]);
    const outcome = await next({ ...invocation, principal, signal });
    if (outcome.events === undefined) return outcome;
    return { ...outcome, events: whileKeyLives(outcome.events, () => principalOf(invocation.request), over) };
  };
}

const noSuchKey = (): Problem => unauthenticated('The key is unknown, expired or revoked.');

/** How often it is asked whether the key of a stream lives, in milliseconds: with what a store remembers of keys, it ends within 5 s of it. */
const keyChecked = 1_000;

/** Events until the key of their caller ends. */
async function* whileKeyLives(
  events: AsyncIterable<OperationEvent>,
  askAgain: () => Promise<unknown>,
  over: AbortController,
): AsyncGenerator<OperationEvent> {
  // A database that cannot be asked ends no stream.
  const isRefusal = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'unauthenticated';
  const check = (): void => void askAgain().catch((cause: unknown) => isRefusal(cause) && over.abort());
  const timer = setInterval(check, keyChecked);
  try {
    for await (const event of events) {
      if (over.signal.aborted) break;
      yield event;
    }
    if (over.signal.aborted) throw noSuchKey();
  } finally {
    clearInterval(timer);
  }
}

const tooMuchUnsent = (): Problem =>
  new Problem('unavailable', { retry_after: 1 }, { detail: 'Too much of earlier answers is still to be sent. Read them, and try again.' });

/** Refuses who may not make this call. */
function authorize(scope: NonNullable<Operation['scope']>): Layer<AuthenticatedInvocation> {
  return (next) => async (invocation) => {
    if (!invocation.principal.scopes.has(scope)) throw new Problem('forbidden', { scope }, { detail: `The key needs the scope ${scope}.` });
    return next(invocation);
  };
}

/** Reads and parses the input. Where the handler parses it, only what is in the path is parsed here. */
function parse(operation: Operation): Layer<AuthenticatedInvocation, ParsedInvocation> {
  const { pathParameters } = operation;
  const byHandler = operation.parsedBy === 'handler';
  const inPath = z.looseObject(Object.fromEntries(pathParameters.map((name) => [name, z.string()])));
  const parser = inputParser(operation, byHandler ? inPath : operation.input, { defer: byHandler });
  const known = fieldNames(operation.input);
  const isChange = operation.kind === 'mutation';

  const unparsed = (value: Readonly<Record<string, unknown>>, faults: UnparsedInput['faults']): UnparsedInput => {
    const entries = Object.entries(value);
    const isInPath = ([name]: [string, unknown]) => pathParameters.includes(name);
    return {
      path: Object.fromEntries(entries.filter(isInPath)) as UnparsedInput['path'],
      fields: Object.fromEntries(entries.filter((entry) => !isInPath(entry))),
      faults,
    };
  };
  return (next) => async (invocation) => {
    const { request, readInput } = invocation;
    const sent = await readInput();
    const input = await request.turns.take(() => {
      const { value, omitted, isWhole } = limitInput(sent.value, known, request.inputAllowance);
      const conditions = isChange ? faultyConditions(request) : noFaults;
      const found = sent.faults ?? noFaults;
      const early = { named: conditions.length === 0 ? found : [...conditions, ...found], omitted, isWhole };
      const parsed: unknown = parser(value, early);
      return byHandler ? unparsed(parsed as Readonly<Record<string, unknown>>, early) : parsed;
    });
    return next({ ...invocation, input });
  };
}

const defect = (message: string) => new Problem('internal', {}, { cause: new Error(message) });

/** Whether a record has the `type` that the request names. */
function hasRequestedType(input: unknown, answer: unknown): boolean {
  const [requested, given] = [input, answer].map((value) => (value as { type?: unknown } | null | undefined)?.type);
  return requested === undefined || given === undefined || Array.isArray(requested) || requested === given;
}

/** What an answer says about itself in headers as well. */
function headOf({
  location,
  headers,
}: Operation): (value: unknown) => Pick<Outcome, 'location' | 'headers'> & { revision?: number | undefined } {
  const made = Object.entries(headers ?? {});
  return (value) => {
    const { id = '', revision } = (value ?? {}) as { id?: string; revision?: number };
    const texts = made.flatMap(([name, { of }]) => {
      const text = of(value as never);
      return text === undefined ? [] : [[name, text]];
    });
    return {
      revision,
      location: location?.replace('{id}', id),
      headers: texts.length === 0 ? undefined : Object.fromEntries(texts),
    };
  };
}

const itemOf = (page: z.ZodType): z.ZodType => ((page as z.ZodObject).shape['data'] as z.ZodArray).element as z.ZodType;

/** A page without the items that only a later version can tell. */
function withoutUntold({ data, pagination }: Page<unknown>, item: z.ZodType): Page<unknown> {
  const told = data.filter((one) => item.safeParse(one).success);
  return { data: told, pagination: { ...pagination, omitted: data.length - told.length } };
}

/** What a record is to this version that it cannot tell: not there where it is read, and a defect where it was just written. */
const untold = (operation: Operation, cause: Error): Problem =>
  operation.kind === 'query' && problemsOf(operation).has('not_found')
    ? new Problem('not_found', {}, { detail: madeByLater, cause })
    : new Problem('internal', {}, { cause });

/** Checks every answer and every event against the operation before anyone sees it, and says what the answer's headers say. */
function prove(operation: Operation): Layer<ParsedInvocation> {
  const usual = operation.status ?? 200;
  const schemas = new Map<number, z.ZodType>([
    [usual, operation.output],
    ...Object.entries(operation.answers ?? {}).map(([status, schema]) => [Number(status), schema] as const),
  ]);
  const proofOf = (schema: z.ZodType): z.ZodType => compileSchema(asStored(schema));
  const answers = new Map([...schemas].map(([status, schema]) => [status, proofOf(schema)]));
  const events = new Map(Object.entries(operation.events ?? {}).map(([event, schema]) => [event, proofOf(schema)]));
  const item = isPage(operation.output) ? proofOf(itemOf(operation.output)) : undefined;
  const head = headOf(operation);

  async function* proved(given: AsyncIterable<OperationEvent>): AsyncGenerator<OperationEvent> {
    for await (const { event, id, data } of given) {
      const result = events.get(event)?.safeParse(data);
      if (result === undefined) throw defect(`The operation declares no event ${event}`);
      if (!result.success) throw new Problem('internal', {}, { cause: result.error });
      yield { event, id, data: result.data };
    }
  }
  const provedValue = async ({ request, input }: ParsedInvocation, { status, value }: ValueOutcome): Promise<ValueOutcome> => {
    const schema = answers.get(status);
    if (schema === undefined) throw defect(`The operation declares no answer ${status}`);
    const result = await request.turns.take(() => {
      const whole = schema.safeParse(value);
      return whole.success || item === undefined ? whole : schema.safeParse(withoutUntold(value as Page<unknown>, item));
    });
    if (!result.success) throw untold(operation, result.error);
    if (!hasRequestedType(input, result.data)) throw defect('The answer is of another type than the request');
    return { ...head(result.data), status, value: result.data };
  };
  return (next) => async (invocation) => {
    const outcome = await next(invocation);
    if (outcome.events === undefined) return provedValue(invocation, outcome);
    const { location, headers } = outcome.about === undefined ? outcome : head(outcome.about);
    const { inOne } = outcome;
    const proveInOne = inOne && (async () => provedValue(invocation, await inOne()));
    return { ...outcome, location, headers, events: proved(outcome.events), inOne: proveInOne };
  };
}

/** The call of an invocation that has come through all layers. A class, since its getters cost nothing then. */
class HandlerCall implements Call<ProblemCode> {
  readonly requestId: string;
  readonly principal: Principal;
  readonly services: Services;
  readonly #request: CallerRequest;
  readonly #effects: RecordedInvocation['effects'];
  readonly isRepeat: boolean;
  readonly otherTry: OtherTry['kind'] | undefined;
  readonly #record: RecordIdentity | undefined;

  constructor({ request, principal, effects, reservation, otherTry }: ParsedInvocation, services: Services) {
    this.requestId = request.id;
    this.#request = request;
    this.principal = principal;
    this.services = services;
    this.#effects = effects;
    this.isRepeat = reservation?.isRepeat ?? false;
    this.otherTry = otherTry?.kind;
    this.#record = reservation?.record ?? otherTry?.record;
  }

  get #author(): Author {
    const { workspace, key } = this.principal;
    return { workspaceId: workspace.id, keyId: key.id, actor: null, requestId: this.requestId };
  }

  get campaigns(): CampaignStore {
    return this.services.storage.campaigns(this.#author);
  }

  get content(): ContentStore {
    return this.services.storage.content(this.#author);
  }

  get brandVoices(): BrandVoiceStore {
    return this.services.storage.brandVoices(this.#author);
  }

  get attempts(): AttemptStore {
    return this.services.storage.attempts(this.#author);
  }

  get usage(): UsageStore {
    return this.services.storage.usage(this.#author);
  }

  get keys(): WorkspaceKeys {
    return this.services.storage.workspaceKeys(this.#author);
  }

  now(): Date {
    return this.services.now();
  }

  newRecord(prefix: 'brv' | 'cmp' | 'cnt' | 'key'): { readonly id: string; readonly created_at: Date } {
    const created_at = this.#record?.created_at ?? this.now();
    const id = this.#record === undefined ? newId(prefix, created_at) : `${prefix}_${this.#record.suffix}`;
    if (prefix !== 'cnt') this.#effects.newRecordId = id;
    return { id, created_at };
  }

  problem<C extends ProblemCode>(code: C, ...rest: ProblemRest<C>): Problem<C> {
    return new Problem(...([code, ...rest] as unknown as ConstructorParameters<typeof Problem<C>>));
  }

  replayed(): void {
    this.#request.isReplayed = true;
  }

  recordStored(contentId: string | undefined): void {
    this.#effects.storedContentId = contentId;
  }
}

/** The end of the chain: what the handler answers, as an outcome. */
function handle(operation: Operation, handler: Handler<Operation>, services: Services): Invoke<ParsedInvocation> {
  const status = operation.status ?? 200;
  return async (invocation) => {
    const { input, wants, lastEventId, signal } = invocation;
    const call = new HandlerCall(invocation, services);
    const result: unknown = await handler({ call, input: input as never, wants, lastEventId, signal });
    if (result instanceof EventStream) {
      const { events, about, value } = result;
      const inOne = value && (async () => ({ status, value: await value }));
      return { status, events, about, inOne };
    }
    return result instanceof Reply ? { status: Number(result.status), value: result.value } : { status, value: result };
  };
}

/** A layer for the calls that come with a usable idempotency key. With another key a call is about to be refused, together with its other faults. */
const ifKeyed =
  (layer: Layer<ParsedInvocation>): Layer<ParsedInvocation> =>
  (next) => {
    const keyed = layer(next);
    return (invocation) => {
      const { idempotencyKey } = invocation.request;
      return idempotencyKey === undefined || !usableKey.test(idempotencyKey) ? next(invocation) : keyed(invocation);
    };
  };

/** Puts the layers around a handler, outermost first. What is off for an operation is not in its chain. */
export function compose(operation: Operation, handler: Handler<Operation>, services: Services): Invoke {
  const proved = prove(operation)(handle(operation, handler, services));
  const once = operation.kind === 'mutation' ? ifKeyed(idempotency(operation, services))(proved) : proved;
  const parsed = parse(operation)(once);
  const scopes = [...(operation.scope === null ? [] : [operation.scope]), ...(operation.furtherScopes ?? [])];
  const authorized = scopes.reduceRight((next, scope) => authorize(scope)(next), parsed);
  return report(operation, services)(authenticate(services)(authorized));
}
