import type { AgentTimings } from '@handbill/mcp';
import type { CircuitTimings } from '@handbill/models';

/** Intervals and limits that are no settings; tests use shorter ones. Times are in milliseconds. */
export interface Timings {
  /** After this time without a renewal, another process may take over a generation; the storage has a default. */
  readonly lease?: number;
  /** How often a lease is renewed and the text so far stored. */
  readonly heartbeat: number;
  /** How often the server looks for abandoned generations, and for those that wait at other servers. */
  readonly sweep: number;
  /** How many texts of one workspace may wait to be written, by default 10,000. */
  readonly maxWaiting?: number;
  /** When the calls of a model server that is down are suspended, and for how long; the generator has a default. */
  readonly circuit?: CircuitTimings;
  /** How long to wait before the first, second … retry of a call of a model; the generator has a default. */
  readonly backoff_ms?: (retry: number) => number;
  /** How long a stop waits for requests in flight: enough for most texts, and less than the 30 s that Kubernetes allows. */
  readonly grace: number;
  /** How long a link signs in to the console, by default ten minutes. */
  readonly openLink?: number;
  /** How long an agent waits for a text, and how often it hears that it goes on: the door has a default. */
  readonly agents?: AgentTimings;
  /** How long a stop leaves idle connections open for requests that are on their way: a second when left out. */
  readonly idle?: number;
}

export const defaultTimings: Timings = { heartbeat: 5_000, sweep: 10_000, grace: 20_000 };
