import { Problem } from '@handbill/contract';
import type { Principal } from '../../ports/storage.ts';
import type { CallerRequest } from '../caller-request.ts';
import type { AuthenticatedInvocation, CallLayer, RecordedInvocation } from '../invocation.ts';
import type { OperationEvent } from '../outcome.ts';
import { unsentAnswers } from '../unsent-answers.ts';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;
const unauthenticated = (detail: string) => new Problem('unauthenticated', {}, { detail });

/** Finds out whose key a request carries: looked up once for all calls of a batch. */
export const authenticate: CallLayer<RecordedInvocation, AuthenticatedInvocation> = {
  name: 'authenticate',
  for({ kind }, services) {
    const principalOf = async (credential: CallerRequest['credential']): Promise<Principal> => {
      if (credential === undefined) throw unauthenticated('Send a key: Authorization: Bearer <key>.');
      if (typeof credential !== 'string') return credential;
      const secret = bearer.exec(credential)?.[1];
      if (secret === undefined) throw unauthenticated('The Authorization header must be: Bearer <key>.');
      const principal = await services.storage.keys.authenticate(secret, services.now());
      if (principal === null) throw noSuchKey();
      return principal;
    };
    return (next) => async (invocation) => {
      const { request, observer } = invocation;
      const principal = await request.principal(principalOf);
      observer?.authenticated(principal);
      if (unsentAnswers.isFull(principal.key.id)) throw tooMuchUnsent();
      if (invocation.wants === 'value') {
        const outcome = await next({ ...invocation, principal });
        // Calls that came together were read together: who has enough by now gets no more. What a change did is always told.
        if (kind === 'query' && unsentAnswers.isFull(principal.key.id)) throw tooMuchUnsent();
        return outcome;
      }
      const over = new AbortController();
      const signal = invocation.signal === undefined ? over.signal : AbortSignal.any([invocation.signal, over.signal]);
      const outcome = await next({ ...invocation, principal, signal });
      if (outcome.events === undefined) return outcome;
      const watch = {
        isOver: () => principalOf(request.credential).then(() => false, isRefusal),
        onChange: (listener: () => void) => services.storage.keys.onChange(principal.key.id, listener),
      };
      return { ...outcome, events: whileKeyLives(outcome.events, watch, over) };
    };
  },
};

/** What is said of a key that opens nothing, whatever the reason: what blocks guessers looks for these words. */
export const noSuchKey = (): Problem => unauthenticated('The key is unknown, expired or revoked.');

/** How often it is asked whether the key of a stream lives, in milliseconds, also where nothing is heard of its change: it may expire. */
const keyChecked = 1_000;

/** A database that cannot be asked ends no stream. */
const isRefusal = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'unauthenticated';

/** Events until the key of their caller ends. */
async function* whileKeyLives(
  events: AsyncIterable<OperationEvent>,
  { isOver, onChange }: { isOver: () => Promise<boolean>; onChange: (listener: () => void) => () => void },
  over: AbortController,
): AsyncGenerator<OperationEvent> {
  const check = (): void => void isOver().then((yes) => yes && over.abort());
  const endWatch = onChange(check);
  const timer = setInterval(check, keyChecked);
  try {
    for await (const event of events) {
      if (over.signal.aborted) break;
      yield event;
    }
    if (over.signal.aborted) throw noSuchKey();
  } finally {
    clearInterval(timer);
    endWatch();
  }
}

const tooMuchUnsent = (): Problem =>
  new Problem('unavailable', { retry_after: 1 }, { detail: 'Too much of earlier answers is still to be sent. Read them, and try again.' });
