import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { Problem } from '@handbill/contract';
import { connectionAddress } from '@handbill/http';
import type { Principal, Services } from '@handbill/operations';
import { handbill } from '../settings/installation.ts';
import { isLoopback } from './own-site.ts';

/** How long a link signs in, in milliseconds. */
const linkLasts_ms = 10 * 60_000;
const maxLinks = 100;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The tokens of links that sign in once. Only their hashes are kept, in memory. Times are in milliseconds, of a clock that never steps. */
export class OpenLinks {
  readonly #lasts: number;
  readonly #links = new Map<string, { readonly until: number; isUsed: boolean }>();

  constructor(lasts = linkLasts_ms) {
    this.#lasts = lasts;
  }

  /** A new token of 128 bits. */
  create(now = performance.now()): string {
    const token = randomBytes(16).toString('base64url');
    this.#links.set(hashOf(token), { until: now + this.#lasts, isUsed: false });
    const [oldest] = this.#links.size > maxLinks ? this.#links.keys() : [];
    if (oldest !== undefined) this.#links.delete(oldest);
    return token;
  }

  /** Why a token signs in no more, or `undefined` where it does, this one time. */
  use(token: string, now = performance.now()): 'link_used' | 'link_expired' | undefined {
    const link = this.#links.get(hashOf(token));
    if (link === undefined || now >= link.until) return 'link_expired';
    if (link.isUsed) return 'link_used';
    link.isUsed = true;
    return undefined;
  }
}

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

const headersOfProxies = ['forwarded', 'x-forwarded-for'] as const;

/** Why a link opens nothing for a request: it is for a browser on the machine itself, with no proxy in between. */
function notLocal({ socket, headers }: IncomingMessage): string | undefined {
  const { host = '' } = headers;
  if (!isLoopback(connectionAddress(socket) ?? '')) return 'the request comes from another machine';
  const passed = headersOfProxies.find((name) => headers[name] !== undefined);
  if (passed !== undefined) return `the request comes through a proxy, as ${passed} says`;
  return isLoopback(URL.parse(`http://${host}`)?.hostname ?? '') ? undefined : `${host.slice(0, 200)} is not the machine itself`;
}

/** The link that a request may use. Refuses it but on the machine itself, without spending it. */
export function linkOf(request: IncomingMessage, links: ConsoleLinks | undefined, token: string): () => Promise<Principal> {
  const reason = links === undefined ? 'HOST lets other machines in, too' : notLocal(request);
  if (links !== undefined && reason === undefined) return () => links.use(token);
  throw new Problem('forbidden', {}, { detail: `A link opens nothing here: ${reason}. Sign in with a key.` });
}
