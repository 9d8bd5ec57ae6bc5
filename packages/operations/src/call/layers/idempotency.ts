import { randomUUID } from 'node:crypto';
import { isChange, newId, nouns, Problem, type Operation, type ProblemCode } from '@handbill/contract';
import { fingerprintsOf } from './fingerprint.ts';
import { usableKey } from '../conditions.ts';
import type { CallLayer, Invoke, ParsedInvocation } from '../invocation.ts';
import { replayHeaders, type Outcome, type ValueOutcome } from '../outcome.ts';
import type { KeptAnswer, RecordIdentity, Reservation, ReserveResult } from '../../ports/idempotency-store.ts';
import type { FailureCause } from '../../ports/writer.ts';
import type { Services } from '../services.ts';

/** Failures that a repeated request gets again: the model was called, and would be paid for once more. */
const keptFailures = new Set<ProblemCode>(['generation_failed', 'generation_timeout']);
/** For as long a key may be taken whose call has ended, in milliseconds: its reservation has run out by then. */
const maxReservation = 60_000;
/** Refusals that end by themselves: a repeated request is tried again. */
const passingRefusals = new Set([401, 403, 429]);

const repeated: FailureCause = { kind: 'repeated', explanation: 'It had failed in an earlier request with the same idempotency key.' };

const problemFrom = ({ code, members, detail }: Extract<KeptAnswer, { problem: unknown }>['problem']): Problem =>
  new Problem(...([code, members, { detail, cause: repeated, headers: replayHeaders }] as ConstructorParameters<typeof Problem>));

type OtherAttempt = Extract<ReserveResult, { readonly record: RecordIdentity }>;

/** The content that an attempt at a change has made, or that it changes; `undefined` for a change of something else. */
const contentOf = ({ events, location }: Operation, { record }: OtherAttempt, input: unknown): string | undefined =>
  events === undefined
    ? undefined
    : location === undefined
      ? (input as { readonly id: string }).id
      : `${nouns.content.idPrefix}_${record.suffix}`;

/** Whether a stream goes on with the content of another attempt: its record says how that ends. Parts that are written anew are in none until then. */
const isFollowed = ({ location }: Operation, other: OtherAttempt): boolean =>
  other.kind === 'in_progress' ? location !== undefined : !('problem' in other.answer) || 'content_id' in other.answer.problem.members;

/** The answer as it may be stored and repeated: secrets in it are shown only once. */
function withoutSecrets({ secrets = [] }: Operation, outcome: ValueOutcome): ValueOutcome {
  if (secrets.length === 0) return outcome;
  const value: unknown = structuredClone(outcome.value);
  for (const secret of secrets) {
    const path = secret.split('.');
    const holder = path.slice(0, -1).reduce((of, name) => Reflect.get(of, name) as object, value as object);
    Reflect.set(holder, path.at(-1) ?? secret, null);
  }
  return { ...outcome, value };
}

/** How calls of an operation end for the key that they came with. */
function answerKeeper({ parsedBy }: Operation, { storage, jobs: { background }, log }: Services) {
  /**
   * Stores how a call ended. The answer goes out all the same: the next request with the key finds the change itself. While the database cannot be
   * reached, this goes on trying, so that the key is not taken for longer than that.
   */
  const settle = async (request_id: string, store: () => Promise<void>): Promise<void> => {
    const logged = (cause: unknown) => log.warn({ request_id, err: cause }, 'The answer could not be kept for its idempotency key');
    await store().catch((cause: unknown) => {
      logged(cause);
      if (background.mayPass(cause)) void background.track(background.storeLater(store, maxReservation).catch(logged));
    });
  };
  /** Releases or keeps a key whose call ended in this error. */
  const end = async (reservation: Reservation, cause: unknown): Promise<void> => {
    if (!(cause instanceof Problem)) return storage.idempotency.release(reservation);
    const { code, members, status, message: detail } = cause;
    if (status >= 500 && !keptFailures.has(code)) return storage.idempotency.release(reservation);
    // An input that its handler finds faulty was not parsed.
    const isUnparsed = parsedBy === 'handler' && code === 'invalid_request';
    if (passingRefusals.has(status) || isUnparsed) return storage.idempotency.forget(reservation);
    return storage.idempotency.keep(reservation, { problem: { code, members, detail } });
  };
  return { settle, end };
}

/** Makes a call whose key is reserved, and keeps its answer. */
function keptCall(operation: Operation, services: Services, next: Invoke<ParsedInvocation>) {
  const { storage } = services;
  const { background } = services.jobs;
  const { settle, end } = answerKeeper(operation, services);
  return async (invocation: ParsedInvocation, reservation: Reservation): Promise<Outcome> => {
    const { id } = invocation.request;
    const keep = (made: ValueOutcome) =>
      settle(id, () => storage.idempotency.keep(reservation, { outcome: withoutSecrets(operation, made) }));
    const fail = (cause: unknown) => settle(id, () => end(reservation, cause));
    try {
      const outcome = await next({ ...invocation, reservation });
      const { asValue } = outcome.events === undefined ? {} : outcome;
      if (outcome.events === undefined) await keep(outcome);
      else if (asValue === undefined) await settle(id, () => storage.idempotency.release(reservation));
      // The work goes on, whoever listens.
      else void background.track(background.during(reservation, () => asValue().then(keep, fail)));
      return outcome;
    } catch (cause) {
      await fail(cause);
      throw cause;
    }
  };
}

/** Makes a change once, however often it is sent with its key. Around `validateOutput`: only answers that a caller got are kept. */
export const idempotency: CallLayer<ParsedInvocation> = {
  name: 'idempotency',
  for(operation, services) {
    if (!isChange(operation)) return undefined;
    const { storage } = services;
    const { background } = services.jobs;
    const { settle } = answerKeeper(operation, services);
    const fingerprintOf = fingerprintsOf(operation);
    return (next) => {
      const make = keptCall(operation, services, next);
      return async (invocation) => {
        const { request, principal, input, expectedRevisions } = invocation;
        const { idempotencyKey: key, idempotentWithin: within } = request;
        // With another key a call is about to be refused, together with its other faults.
        if (key === undefined || !usableKey.test(key)) return next(invocation);
        // A caller with fewer scopes must not learn the answer to one with more.
        const maker = operation.secrets === undefined ? '' : [...principal.scopes].toSorted().join(' ');
        const fingerprint = fingerprintOf(input, expectedRevisions) + maker;
        const now = services.now();
        const once = { workspaceId: principal.workspace.id, operation: operation.route, key, fingerprint, token: randomUUID(), within };
        const result = await storage.idempotency
          .reserve(once, { suffix: newId('', now).slice(1), created_at: now })
          .catch((cause: unknown) => {
            // It may have been made, and its answer lost.
            void background.track(settle(request.id, () => storage.idempotency.abandon(once)));
            throw cause;
          });
        if (result.kind === 'reserved') return background.during(result.reservation, () => make(invocation, result.reservation));
        if (result.kind === 'reused') throw new Problem('idempotency_key_reused');
        const id = contentOf(operation, result, input);
        const isUnderWay = result.kind === 'in_progress';
        if (id !== undefined && invocation.wants === 'events' && isFollowed(operation, result))
          return next({ ...invocation, followed: { id, isUnderWay } });
        if (isUnderWay) invocation.effects.storedContentId = id;
        if (isUnderWay) throw new Problem('idempotency_in_progress', { retry_after: 1 });
        if ('problem' in result.answer) throw problemFrom(result.answer.problem);
        const { outcome } = result.answer;
        return { ...outcome, headers: { ...outcome.headers, ...replayHeaders } };
      };
    };
  },
};
