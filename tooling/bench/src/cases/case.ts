import type { Db } from 'mongodb';
import type { Seeded } from '../seed.ts';

/** Something that is asked of a server, over and over. */
export interface Case {
  readonly name: string;
  /** `rest` is asked of every side, the others of ours. */
  readonly door: 'rest' | 'trpc' | 'content';
  /** Of Fastify's CPU by hand, the most that is promised; left out where nothing is. */
  readonly mostCpu?: number;
  /** The case of ours that it is compared with. */
  readonly like?: string;
  /** How many calls one request carries. */
  readonly calls?: number;
  readonly status: number;
  /** The requests of one connection, sent over and over. */
  script(seeded: Seeded, connection: number): string[];
  /** Puts the database into the state that the case starts from, before each run. */
  prepare?(db: Db, seeded: Seeded): Promise<void>;
}
