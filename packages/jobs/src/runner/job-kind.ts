import type { Slot } from '@handbill/operations';
import type { Slots } from './slots.ts';

/** One search for jobs of a kind, which ends when none is due any more. */
export interface Look {
  /** How many jobs it has claimed. */
  readonly claimed: number;
  /** The workspace whose job was claimed last: the one after it is next. */
  readonly after: string;
}

/** A kind of work that a process does beside its calls, or takes over from one that is gone. To add one, add a row to `job-kinds.ts`. */
export interface JobKind<Job> {
  /** As the log names it. */
  readonly name: string;
  /** How often it is looked for jobs, in milliseconds, whether or not `watch` says that one is due. */
  readonly interval: number;
  /** Calls `ring` as soon as a job may be due, in whichever process. Returns a function that ends that. */
  watch?(ring: () => void): () => void;
  /** For how long after the first ring others are gathered, in milliseconds; at once when left out. */
  readonly gathering?: number;
  /** Claims the next job that is due, with a lease where other processes claim such jobs, too; `null`: none is. */
  claim(look: Look): Promise<Job | null>;
  /** Whose job it is, where one of each workspace comes in turn. */
  workspaceOf?(job: Job): string;
  /** Does the job, renews its lease meanwhile, and says where it is stored how it ended. Where it throws, the next look is after a pause. */
  run(job: Job, slot: Slot): Promise<void>;
  /** Gives up a job that was claimed and not begun: the process stops. */
  handBack?(job: Job): Promise<void>;
  /** How many run at once in a process, and which kinds share that number; left out: one. */
  readonly slots?: Slots;
  /** Called when the process stops, after the last job. */
  end?(): Promise<void>;
}

/** Work that is done once at each look: it finds the due records by itself. */
export const periodic = (name: string, interval: number, run: () => Promise<unknown>): JobKind<true> => ({
  name,
  interval,
  claim: async ({ claimed }) => (claimed === 0 ? true : null),
  run: async () => void (await run()),
});
