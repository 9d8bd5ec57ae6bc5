import type { MongoClientOptions } from 'mongodb';

/** The time limit of one command on the server: a filter without an index must not keep it busy. Beyond that the call is `unavailable`. */
export const maxTimeMS = 5_000;

/** How the database names the connections of servers, with a slash and the version of the server where that is known. */
export const appName = 'handbill';

const options = {
  // Amounts are 64-bit integers; a double could not hold them all.
  useBigInt64: true,
  // How long a call waits for a primary: an election takes less, and no caller waits longer.
  serverSelectionTimeoutMS: 5_000,
  // A frozen or unreachable server is noticed after one missed heartbeat and one time-out; calls that wait for it fail then.
  // Time-outs of sockets and of the pool's queue would find nothing more, and cost 7 % of a create.
  heartbeatFrequencyMS: 2_000,
  // How often it is looked for a database that is away while calls wait for it; the driver's default is 500.
  minHeartbeatFrequencyMS: 200,
  connectTimeoutMS: 3_000,
  // Below the idle timeout of common NATs and firewalls.
  maxIdleTimeMS: 120_000,
  // More would only queue in the database, which shares a small machine with the server.
  maxPoolSize: 50,
  // One retry, on the new primary. The driver's default, stated because the stores rely on it.
  retryReads: true,
  retryWrites: true,
} as const satisfies MongoClientOptions;

/** The driver's options; those in the address itself take precedence. */
export function clientOptions(uri: string, version?: string): MongoClientOptions {
  const inAddress = new Set([...new URLSearchParams(uri.split('?')[1]).keys()].map((name) => name.toLowerCase()));
  const named = { ...options, appName: version === undefined ? appName : `${appName}/${version}` };
  return Object.fromEntries(Object.entries(named).filter(([name]) => !inAddress.has(name.toLowerCase())));
}
