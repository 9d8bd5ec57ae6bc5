/** Settles as the work does, or rejects `grace` milliseconds after the signal is aborted: the work then goes on unattended. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined, grace = 0): Promise<T> {
  if (signal === undefined) return work;
  const aborted = Promise.withResolvers<never>();
  const abort = () => (grace === 0 ? aborted.reject(signal.reason) : void setTimeout(() => aborted.reject(signal.reason), grace));
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
