import type { MongoClient } from 'mongodb';

export interface ConnectionCounts {
  readonly open: number;
  /** Those that carry out a command. */
  readonly used: number;
  /** Commands that wait for a connection. */
  readonly waiting: number;
}

/** Counts connections by the driver's events; its own counts are not public. */
export function countConnections(client: MongoClient): () => ConnectionCounts {
  let [open, used, waiting] = [0, 0, 0];
  client.on('connectionCreated', () => (open += 1));
  client.on('connectionClosed', () => (open -= 1));
  client.on('connectionCheckOutStarted', () => (waiting += 1));
  client.on('connectionCheckOutFailed', () => (waiting -= 1));
  client.on('connectionCheckedOut', () => {
    waiting -= 1;
    used += 1;
  });
  client.on('connectionCheckedIn', () => (used -= 1));
  return () => ({ open, used, waiting });
}
