/** The signals that ask for an end. */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C below npm comes twice, from the terminal and from npm: only what comes later was asked for again. */
const atOnce = 1_000;

/** Calls `stop` at the first signal and `hurry` when somebody asks again. */
export function onEndSignals(stop: () => void, hurry: () => void): void {
  let first: number | undefined;
  const asked = () => {
    const now = performance.now();
    if (first === undefined) stop();
    else if (now - first > atOnce) hurry();
    first ??= now;
  };
  for (const signal of endSignals) process.on(signal, asked);
}
