import { createClient, type Client } from '@handbill/client';
import { createLive, type Live } from '@handbill/client/live';

/** `/` is the page's own server: Vite's in development, which hands Handbill's calls on. Another one has to allow the page's origin. */
const url: string = import.meta.env['VITE_HANDBILL_URL'] ?? '/';

interface Connection {
  readonly client: Client;
  readonly live: Live;
}

export const connect = (key: string): Connection => ({ client: createClient({ url, key }), live: createLive({ url, key }) });
