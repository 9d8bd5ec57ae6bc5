export interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: ToldError;
}

const depth = 4;

/** As much of an error as belongs into a log. Drivers and SDKs hang requests, headers and documents onto theirs. */
export function toldError(error: unknown, left = depth): ToldError {
  // What is no error comes from our own code, made to be told.
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? error : JSON.stringify(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {};
  return {
    type: name,
    message,
    ...code,
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && left > 0 && { cause: toldError(cause, left - 1) }),
  };
}
