import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { mayCall, type authenticator, type Caller } from '../by-hand/authenticate.ts';
import { HttpProblem } from './http-problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

export type Guard = (scope: string) => onRequestAsyncHookHandler;

/** Who calls, and whether the key allows it: before the body is read. */
export function guard(authenticate: ReturnType<typeof authenticator>): Guard {
  return (scope) => async (request) => {
    const caller = await authenticate(request.headers.authorization);
    if (caller === null) throw new HttpProblem('unauthenticated', 'A valid key is needed.', {}, { 'WWW-Authenticate': 'Bearer' });
    if (!mayCall(caller, scope)) throw new HttpProblem('forbidden', `The key needs the scope ${scope}.`, { scope });
    request.caller = caller;
  };
}

export const workspaceOf = ({ caller }: FastifyRequest): string => caller?.workspaceId ?? '';
