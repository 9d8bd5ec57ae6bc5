import type { Fetch } from './fetch.ts';

/** How to reach a server, and as whom. */
export interface ClientOptions {
  /** The server's address, such as `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The API key, or a function that is asked for it before each request. A browser gets a key of few scopes and minutes to live. */
  readonly key: string | (() => string | Promise<string>);
  /** Used in place of the global `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Sent with each request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How often a call is tried again at most, where that is safe; 2 when left out, 0 for never. */
  readonly retries?: number | undefined;
}
