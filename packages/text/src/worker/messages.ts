import { checkRules } from '@handbill/contract';
import type { Step } from '../checks/findings/watched.ts';

/** What a thread is started with. */
export interface ThreadData {
  /** The address of the module with the tasks. */
  readonly tasks: string;
  /** How many steps the thread has begun, and which one it is at: an index of `stepNames`, or -1 between them. */
  readonly progress: Int32Array;
}

/** A task for the thread. */
export interface Request {
  readonly name: string;
  readonly args: readonly unknown[];
  /** Steps that did not end before. */
  readonly skipped: readonly Step[];
}

export type Outcome = { readonly value: unknown } | { readonly error: unknown };

export const stepNames: readonly Step[] = ['preparation', ...checkRules];
