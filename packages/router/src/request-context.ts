import { Problem, type Fault } from '@handbill/contract';
import type { Context } from './context.ts';
import { unservedHeaders } from './faults/unserved-headers.ts';
import { InputAllowance } from './limit-input.ts';
import type { Principal } from './ports/principal.ts';
import type { Services } from './services.ts';
import { Turns } from './wire/turns.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>> & { readonly authorization?: string | undefined };

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;

/** What all calls of one request share: a batch may ask for no more than one call may. */
interface SharedByCalls {
  readonly inputAllowance: InputAllowance;
  readonly turns: Turns;
}

/** The context of one HTTP request: who calls is looked up when it is first asked for, and once. */
export class RequestContext implements Context, SharedByCalls {
  readonly requestId: string;
  readonly services: Services;
  readonly inputAllowance = new InputAllowance();
  readonly turns = new Turns();
  readonly #headers: Headers;
  #principal: Promise<Principal> | undefined;

  constructor(services: Services, requestId: string, headers: Headers) {
    this.services = services;
    this.requestId = requestId;
    this.#headers = headers;
  }

  get unservedHeaders(): readonly Fault[] {
    return unservedHeaders(this.#headers);
  }

  principal(): Promise<Principal> {
    this.#principal ??= this.#authenticate();
    return this.#principal;
  }

  async #authenticate(): Promise<Principal> {
    const { authorization } = this.#headers;
    if (authorization === undefined) throw refused('Send a key: Authorization: Bearer <key>.');
    const secret = bearer.exec(authorization)?.[1];
    if (secret === undefined) throw refused('The Authorization header must be: Bearer <key>.');
    const principal = await this.services.storage.keys.authenticate(secret, this.services.now());
    if (principal === null) throw refused('The key is unknown, expired or revoked.');
    return principal;
  }
}

/** A context that is no request's stands for one call. */
export const sharedByCalls = (context: Context): SharedByCalls =>
  context instanceof RequestContext ? context : { inputAllowance: new InputAllowance(), turns: new Turns() };

const refused = (detail: string) => new Problem('unauthenticated', {}, { detail });
