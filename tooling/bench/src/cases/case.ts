import type { Db } from 'mongodb';
import type { Seeded } from '../seed.ts';

/** Something that is asked of a server, over and over. */
export interface Case {
  readonly name: string;
  /** `rest` is asked of every side, `trpc` of ours. */
  readonly door: 'rest' | 'trpc';
  /** For a tRPC case: the REST case that asks for the same. */
  readonly like?: string;
  /** How many calls one request carries. */
  readonly calls?: number;
  readonly status: number;
  /** The requests of one connection, sent over and over. */
  script(seeded: Seeded, connection: number): string[];
  /** Puts the database into the state that the case starts from, before each run. */
  prepare?(db: Db, seeded: Seeded): Promise<void>;
}
