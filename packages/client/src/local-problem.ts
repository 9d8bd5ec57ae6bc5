const titles = {
  aborted: 'The call was aborted',
  not_sent: 'The call could not be sent',
  network_error: 'The server could not be reached',
  unexpected_answer: 'The answer is not from Handbill',
} as const;

/**
 * Codes of what the server did not say itself.
 * - `aborted`: the call's `signal` ended it. What was sent may have been done all the same.
 * - `not_sent`: there is no key to send it with, or the input can't be written; nothing was sent.
 * - `network_error`: no whole answer came. A mutation may have been done all the same.
 * - `unexpected_answer`: something else answered, a proxy or another server; `status` is its HTTP status.
 */
export type LocalProblemCode = keyof typeof titles;

/** A problem that the client met on its own, with the members that every problem has. */
export interface LocalProblem {
  type: null;
  title: string;
  /** The HTTP status, when there was an answer. */
  status: number | null;
  /** What happened this time. */
  detail: string;
  code: LocalProblemCode;
  request_id: null;
}

export function localProblem(code: LocalProblemCode, detail: string, status: number | null = null): LocalProblem {
  return { type: null, title: titles[code], status, detail, code, request_id: null };
}
