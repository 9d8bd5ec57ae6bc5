/** How the program ends, by the kind of failure. */
export const exitCodes = { ok: 0, failedCheck: 1, usage: 2, refused: 3, serverFault: 4, noConnection: 5, interrupted: 130 } as const;

/** The command cannot be done, or a file cannot be read: nothing was sent. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
