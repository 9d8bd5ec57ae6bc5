import { newId, Problem, type IdPrefix, type Operation, type ProblemCode, type ProblemRest } from '@handbill/contract';
import type { Author } from '../../ports/author.ts';
import type { RecordIdentity } from '../../ports/idempotency-store.ts';
import { storeNames, type Principal, type WorkspaceStores } from '../../ports/storage.ts';
import type { ExpectedRevisions } from '../../ports/restorable-store.ts';
import { EventStream, Reply, type Call, type Handler } from '../call.ts';
import type { Invoke, ParsedInvocation, RecordedInvocation } from '../invocation.ts';
import { replayHeaders, type Outcome } from '../outcome.ts';
import type { RequestRoom } from '../request-room.ts';
import type { Services } from '../services.ts';

/** The call of an invocation that has come through all layers. A class, since its getters cost nothing then. */
class HandlerCall implements Omit<Call<ProblemCode>, keyof WorkspaceStores> {
  readonly requestId: string;
  readonly principal: Principal;
  readonly services: Services;
  readonly room: RequestRoom;
  readonly isRepeat: boolean;
  readonly followed: ParsedInvocation['followed'] | undefined;
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

  get author(): Author {
    const { workspace, key, behind } = this.principal;
    const actor = this.#actor ?? key.actor;
    return { workspaceId: workspace.id, keyId: key.id, signedInWith: behind?.id, actor, requestId: this.requestId };
  }

  now(): Date {
    return this.services.now();
  }

  newRecord(prefix: IdPrefix): { readonly id: string; readonly created_at: Date } {
    const created_at = this.#record?.created_at ?? this.now();
    const id = this.#record === undefined ? newId(prefix, created_at) : `${prefix}_${this.#record.suffix}`;
    if (prefix !== 'cnt') this.#effects.newRecordId = id;
    return { id, created_at };
  }

  problem<C extends ProblemCode>(code: C, ...rest: ProblemRest<C>): Problem<C> {
    return new Problem(code, ...rest);
  }

  replayed(): void {
    this.isReplay = true;
  }

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

/** The end of the chain: the handler's answer as an outcome. */
export function handle(operation: Operation, handler: Handler<Operation>, services: Services): Invoke<ParsedInvocation> {
  const status = operation.status ?? 200;
  const outcomeOf = (result: unknown): Outcome => {
    if (result instanceof EventStream) {
      const { events, about, value, position } = result;
      return { status, events, about, position, asValue: value && (async () => ({ status, value: await value })) };
    }
    return result instanceof Reply ? { status: Number(result.status), value: result.value } : { status, value: result };
  };
  return async (invocation) => {
    const { input, wants, lastEventId, signal } = invocation;
    const call = new HandlerCall(invocation, services);
    try {
      // The loop above gives it its stores.
      const result = await handler({ call: call as unknown as Call<ProblemCode>, input: input as never, wants, lastEventId, signal });
      const outcome = outcomeOf(result);
      return call.isReplay ? { ...outcome, headers: replayHeaders } : outcome;
    } catch (cause) {
      throw call.isReplay && cause instanceof Problem ? cause.withHeaders(replayHeaders) : cause;
    }
  };
}
