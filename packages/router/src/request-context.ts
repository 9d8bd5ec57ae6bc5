import { Problem } from '@handbill/contract';
import type { Context } from './context.ts';
import type { Principal } from './ports/principal.ts';
import type { Services } from './services.ts';

const bearer = /^Bearer +([\x21-\x7e]+) *$/i;

/** The context of one HTTP request: who calls is looked up when it is first asked for, and once. */
export class RequestContext implements Context {
  readonly requestId: string;
  readonly services: Services;
  readonly #authorization: string | undefined;
  #principal: Promise<Principal> | undefined;

  constructor(services: Services, requestId: string, authorization: string | undefined) {
    this.services = services;
    this.requestId = requestId;
    this.#authorization = authorization;
  }

  principal(): Promise<Principal> {
    this.#principal ??= this.#authenticate();
    return this.#principal;
  }

  async #authenticate(): Promise<Principal> {
    if (this.#authorization === undefined) throw refused('Send a key: Authorization: Bearer <key>.');
    const secret = bearer.exec(this.#authorization)?.[1];
    if (secret === undefined) throw refused('The Authorization header must be: Bearer <key>.');
    const principal = await this.services.storage.keys.authenticate(secret, this.services.now());
    if (principal === null) throw refused('The key is unknown, expired or revoked.');
    return principal;
  }
}

const refused = (detail: string) => new Problem('unauthenticated', {}, { detail });
