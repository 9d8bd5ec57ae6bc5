import { createClient, type Client } from '@handbill/client';
import { createLive, type Live } from '@handbill/client/live';
import { createContext, use } from 'react';

/** `/` is the page's own server: Vite's in development, which hands on what is Handbill's. Another one has to allow the page's origin. */
const url: string = import.meta.env['VITE_HANDBILL_URL'] ?? '/';

interface Connection {
  readonly client: Client;
  readonly live: Live;
}

export const connect = (key: string): Connection => ({ client: createClient({ url, key }), live: createLive({ url, key }) });

export const HandbillContext = createContext<Connection | null>(null);

function useConnection(): Connection {
  const connection = use(HandbillContext);
  if (connection === null) throw new Error('useHandbill and useLive are for components inside HandbillContext');
  return connection;
}

/** The client with the key that was signed in with. */
export const useHandbill = (): Client => useConnection().client;

/** Texts while they are written, with the same key. */
export const useLive = (): Live => useConnection().live;
