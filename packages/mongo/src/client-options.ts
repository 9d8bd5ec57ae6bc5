import type { MongoClientOptions } from 'mongodb';

const options = {
  appName: 'handbill',
  // Amounts are 64-bit integers; a double could not hold them all.
  useBigInt64: true,
  // How long a call waits for a primary: an election takes less, a caller no longer.
  serverSelectionTimeoutMS: 5_000,
  // A frozen or cut-off server is noticed after one missed beat and one time-out, and what waits for it fails.
  // Time-outs of sockets and of the pool's queue would cost every command three timers more, 7 % of what a create costs,
  // and tell nothing beyond this and `maxTimeMS`, which bounds what the server works on.
  heartbeatFrequencyMS: 2_000,
  connectTimeoutMS: 3_000,
  // Sooner than a firewall on the way forgets a connection without a word.
  maxIdleTimeMS: 120_000,
  // More would only queue in the database, which shares a small machine with the server.
  maxPoolSize: 50,
  // One silent second try, on the new primary: the driver's default, said because the stores rely on it.
  retryReads: true,
  retryWrites: true,
} as const satisfies MongoClientOptions;

/** How the driver is to be; what the address itself says goes first. */
export function clientOptions(uri: string): MongoClientOptions {
  const said = new Set([...new URLSearchParams(uri.split('?')[1]).keys()].map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(options).filter(([name]) => !said.has(name.toLowerCase())));
}
