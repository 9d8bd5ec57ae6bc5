import { createClient, type Client } from '@handbill/client';
import { createContext, use } from 'react';

/** `/` is the page's own server: Vite's in development, which hands on what is Handbill's. Another one has to allow the page's origin. */
const url: string = import.meta.env['VITE_HANDBILL_URL'] ?? '/';

export const connect = (key: string): Client => createClient({ url, key });

export const HandbillContext = createContext<Client | null>(null);

/** The client with the key that was signed in with. */
export function useHandbill(): Client {
  const client = use(HandbillContext);
  if (client === null) throw new Error('useHandbill is for components inside HandbillContext');
  return client;
}
