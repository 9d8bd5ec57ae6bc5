import { Problem, type Fault } from '@handbill/contract';
import type { Context } from './context.ts';
import { unservedHeaders } from './faults/unserved-headers.ts';
import type { Principal } from './ports/principal.ts';
import type { Services } from './services.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>> & { readonly authorization?: string | undefined };

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;

/** The context of one HTTP request: who calls is looked up when it is first asked for, and once. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly services: Services;
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

const refused = (detail: string) => new Problem('unauthenticated', {}, { detail });
