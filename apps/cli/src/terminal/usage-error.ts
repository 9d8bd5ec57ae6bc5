/** How the program ends, by what went wrong. */
export const exitCodes = { ok: 0, failedCheck: 1, usage: 2, refused: 3, serverFault: 4, noConnection: 5, interrupted: 130 } as const;

/** What was typed cannot be done, or a file cannot be read: nothing was sent. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
