/** How often and for how long what is done, in milliseconds, and what may wait. Only tests are in more of a hurry. */
export interface Pace {
  /** How long a generation is left alone that its process does not renew; the storage's own time where left out. */
  readonly lease?: number;
  /** How often it is renewed, and its text so far kept. */
  readonly heartbeat: number;
  /** How often abandoned generations are looked for. */
  readonly sweep: number;
  /** How many texts of one workspace may wait to be written; 10,000 where left out. */
  readonly maxWaiting?: number;
  /** How long the stop waits for what is under way: enough for most texts, and less than the 30 s that Kubernetes waits. */
  readonly grace: number;
}

export const pace: Pace = { heartbeat: 5_000, sweep: 15_000, grace: 20_000 };
