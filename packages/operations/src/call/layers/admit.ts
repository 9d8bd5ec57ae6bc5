import type { Principal } from '../../ports/storage.ts';
import type { CallerRequest } from '../caller-request.ts';
import type { CallObserver, RecordedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { isRefusal, keyReader } from './authenticate.ts';
import { countCall } from './limit.ts';

/** Lets a request in that is no operation's, or not yet: by its key as operations do. `counts`: it is one of the calls that are limited. */
export type Admit = (request: CallerRequest, observer: CallObserver, options: { readonly counts: boolean }) => Promise<Principal>;

export function admission(services: Services): Admit {
  const { read } = keyReader(services);
  const { storage, rates } = services;
  return async (request, observer, { counts }) => {
    const effects: RecordedInvocation['effects'] = {};
    const principal = await read(request, effects).catch((cause: unknown) => {
      const code = 'unauthenticated';
      if (effects.caller !== undefined && isRefusal(cause))
        storage.refusedCalls.count({ ...effects.caller, operation: null, code }, services.now());
      throw storage.problemOf(cause) ?? cause;
    });
    observer.authenticated(principal);
    if (counts && rates !== undefined) await countCall(rates, principal, false, observer);
    return principal;
  };
}
