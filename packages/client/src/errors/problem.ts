import type { ProblemDocument } from '@handbill/contract';

/** Why a call failed: a union by `code`, which a `switch` can exhaust. */
export type Problem = ProblemDocument | LocalProblem;

/** All codes that a failed call can have. A newer server may have more: keep a `default` branch. */
export type ProblemCode = Problem['code'];

/** The codes of problems that the client finds itself, with their titles. */
export const localProblems = {
  aborted: 'Call aborted',
  not_sent: 'Call not sent',
  timeout: 'Call timed out',
  network_error: 'Network error',
  unexpected_answer: 'Unexpected response',
} as const;

/** A problem that the client found itself, with the members that every problem has. */
export interface LocalProblem {
  type: null;
  title: string;
  /** The HTTP status, if there was a response. */
  status: number | null;
  /** The occurrence, for a person. */
  detail: string;
  /**
   * - `aborted`: the call's `signal` ended it. The server may have carried it out all the same.
   * - `not_sent`: the key is missing or invalid, or the input cannot be serialized. Nothing was sent.
   * - `timeout`: the call's `timeout` ended it. The server may have carried it out all the same.
   * - `network_error`: no complete response arrived. The server may have carried out a mutation all the same.
   * - `unexpected_answer`: the response is not Handbill's but a proxy's or another server's; `status` is its HTTP status.
   */
  code: keyof typeof localProblems;
  request_id: null;
}
