import { readFile } from 'node:fs/promises';
import { Problem } from '@handbill/contract';
import type { Principal, Services } from '@handbill/operations';
import { handbill } from '../settings/installation.ts';
import { OpenLinks } from './open-links.ts';

const newLink = `"${handbill} console" gives a new one.`;
const said = {
  link_used: `The link has signed in already, and does so once: ${newLink}`,
  link_expired: `The link is not valid any more: ${newLink}`,
} as const;

interface LinkOptions {
  readonly storage: Services['storage'];
  /** The address on this machine, with the path of the public URL. */
  readonly address: string;
  /** The file of the first key, whose scopes a link gives. */
  readonly keyFile: string;
  /** In milliseconds. */
  readonly lasts?: number | undefined;
}

/** Links that sign in to the console of a server on this machine, with the first key. */
export class ConsoleLinks {
  readonly #options: LinkOptions;
  readonly #links: OpenLinks;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#links = new OpenLinks(options.lasts);
  }

  /** A new link. Behind the `#`: browsers send that to nobody. `null`: the first key opens nothing here any more. */
  async create(): Promise<string | null> {
    return (await this.#firstKey()) === null ? null : `${this.#options.address}/console#open=${this.#links.create()}`;
  }

  /** Whose session a link opens. It is spent then. */
  async use(token: string): Promise<Principal> {
    const reason = this.#links.use(token);
    if (reason !== undefined) throw new Problem('unauthenticated', { reason }, { detail: said[reason] });
    const principal = await this.#firstKey();
    if (principal !== null) return principal;
    const detail = `${this.#options.keyFile} has no key that this database takes: sign in with a key.`;
    throw new Problem('unauthenticated', { reason: 'key' }, { detail });
  }

  async #firstKey(): Promise<Principal | null> {
    const { keyFile, storage } = this.#options;
    const secret = await readFile(keyFile, 'utf8').catch(() => null);
    return secret === null ? null : storage.keys.authenticate(secret.trim(), new Date());
  }
}
