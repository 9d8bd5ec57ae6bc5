import { Problem } from '@handbill/contract';
import type { IdentifiedKey, Principal } from '../../ports/storage.ts';
import type { CallerRequest } from '../caller-request.ts';
import type { AuthenticatedInvocation, CallLayer, RecordedInvocation } from '../invocation.ts';
import type { OperationEvent, Outcome } from '../outcome.ts';
import type { Services } from '../services.ts';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;
const unauthenticated = (detail: string, headers = {}) => new Problem('unauthenticated', {}, { detail, headers });

type Effects = RecordedInvocation['effects'];

/** Whose key a request carries: looked up once for all calls of a batch. Says in `effects` whose it is, of a key that is refused as well. */
export function keyReader(services: Services) {
  const identify = async (credential: CallerRequest['credential']): Promise<IdentifiedKey> => {
    if (credential === undefined) throw unauthenticated('Send a key: Authorization: Bearer <key>.');
    if (typeof credential !== 'string')
      return { principal: credential, known: { workspaceId: credential.workspace.id, keyId: credential.key.id } };
    const secret = bearer.exec(credential)?.[1];
    if (secret === undefined) throw unauthenticated('The Authorization header must be: Bearer <key>.');
    return services.storage.keys.identify(secret, services.now());
  };
  const opened = ({ principal }: IdentifiedKey): Principal => {
    if (principal === null) throw noSuchKey();
    return principal;
  };
  const read = async (request: CallerRequest, effects: Effects): Promise<Principal> => {
    try {
      const key = await (request.key ??= identify(request.credential));
      effects.caller = key.known;
      return opened(key);
    } catch (cause) {
      const tooMany = isRefusal(cause) && request.address !== undefined && services.refused?.count(request.address);
      throw tooMany || cause;
    }
  };
  return {
    read,
    isOver: (credential: CallerRequest['credential']) =>
      identify(credential)
        .then(opened)
        .then(() => false, isRefusal),
  };
}

/** Finds out whose key a request carries. */
export const authenticate: CallLayer<RecordedInvocation, AuthenticatedInvocation> = {
  name: 'authenticate',
  for(_, services) {
    const { read, isOver } = keyReader(services);
    return (next) => async (invocation) => {
      const { request, observer, effects } = invocation;
      const principal = await read(request, effects);
      observer?.authenticated(principal);
      if (invocation.wants === 'value') return next({ ...invocation, principal });
      return stream({ ...invocation, principal }, next, services, () => isOver(request.credential));
    };
  },
};

/** Counts the stream among those of its key's family, and ends it with the key. */
async function stream(
  invocation: AuthenticatedInvocation,
  next: (invocation: AuthenticatedInvocation) => Promise<Outcome>,
  services: Services,
  isOver: () => Promise<boolean>,
): Promise<Outcome> {
  const { principal } = invocation;
  const over = new AbortController();
  const signal = invocation.signal === undefined ? over.signal : AbortSignal.any([invocation.signal, over.signal]);
  const close = services.streams?.open(principal.family) ?? (() => undefined);
  const check = (): void => void isOver().then((yes) => yes && over.abort());
  async function* whileKeyLives(events: AsyncIterable<OperationEvent>): AsyncGenerator<OperationEvent> {
    const endWatch = services.storage.keys.onChange(principal, check);
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
      close();
    }
  }
  // Events that nobody begins to read have no end.
  signal.addEventListener('abort', close, { once: true });
  const outcome = await next({ ...invocation, signal }).catch((cause: unknown) => {
    close();
    throw cause;
  });
  if (signal.aborted || outcome.events === undefined) close();
  return outcome.events === undefined ? outcome : { ...outcome, events: whileKeyLives(outcome.events) };
}

/** The same problem for every key that opens nothing, whatever the reason: programs that block guessers look for these words. */
export const noSuchKey = (): Problem =>
  unauthenticated('The key is unknown, expired or revoked.', { 'WWW-Authenticate': 'Bearer error="invalid_token"' });

/** How often it is asked whether the key of a stream lives, in milliseconds, also where nothing is heard of its change: it may expire. */
const keyChecked = 1_000;

/** A database that cannot be asked ends no stream. */
export const isRefusal = (cause: unknown): boolean => cause instanceof Problem && cause.code === 'unauthenticated';
