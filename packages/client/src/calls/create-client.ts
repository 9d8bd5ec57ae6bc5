import { clientOver } from './client-over.ts';
import type { Client, ClientOptions } from './client.ts';
import { createSender } from './create-sender.ts';

/** The typed client of a server. Each call fails with a `HandbillError`; this itself with a `TypeError` if `url` is no HTTP URL. */
export function createClient(options: ClientOptions): Client {
  return clientOver(createSender(options), options);
}
