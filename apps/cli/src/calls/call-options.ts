import type { Command } from 'commander';
import { connectionOf, type Connection, type ConnectionOptions } from '../profiles/profiles.ts';

/** The flags of every call, besides its fields. */
export interface CallFlags extends ConnectionOptions {
  readonly json?: boolean;
  readonly body?: string;
  readonly onBehalfOf?: string;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly clear?: readonly string[];
  readonly yes?: boolean;
  readonly all?: boolean;
  readonly save?: string;
}

export const addConnectionFlags = (command: Command): Command =>
  command
    .option('--profile <name>', 'which server and key, of handbill profiles')
    .option('--server <url>', 'the server, in place of HANDBILL_URL')
    .option('--json', 'the answer as JSON');

/** How a client of the server is made. */
export interface ClientSettings extends Connection {
  readonly headers: Readonly<Record<string, string>>;
}

export const clientSettings = (flags: CallFlags): ClientSettings => ({
  ...connectionOf(flags),
  headers: {
    ...(flags.onBehalfOf !== undefined && { 'handbill-actor': flags.onBehalfOf }),
    ...(flags.ifMatch !== undefined && { 'if-match': /^\d+$/.test(flags.ifMatch) ? `"${flags.ifMatch}"` : flags.ifMatch }),
  },
});

/** The client's calls by name, of any server. */
export type Call = (
  input: unknown,
  options?: { readonly idempotencyKey?: string | undefined; readonly timeout?: number },
) => Promise<unknown>;

/** A call of the typed client by the name of its procedure; the client is loaded now. */
export async function callOf({ name, kind }: { readonly name: string; readonly kind: string }, settings: ClientSettings): Promise<Call> {
  const { createClient } = await import('@handbill/client');
  type Node = { readonly [Name in string]: Node } & { readonly query: Call; readonly mutate: Call };
  // The names of `Client` are the contract's, and the table is made of it.
  const client = createClient(settings) as unknown as Node;
  const found = name.split('.').reduce<Node>((node, part) => node[part] as Node, client);
  return kind === 'query' ? found.query : found.mutate;
}
