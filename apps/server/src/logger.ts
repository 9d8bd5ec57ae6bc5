import { pino, type DestinationStream, type Logger } from 'pino';
import { redactor } from './redact.ts';
import { toldError } from './told-error.ts';

/**
 * Written together, at least ten times a second: a write for each line costs a fiftieth of what a change costs.
 * Each write is done when it returns: nothing is on its way that the end of the process could overtake.
 */
const together = { dest: 2, sync: true, minLength: 4_096, periodicFlush: 100 };

/** From this level on a line is out before anything else happens. */
const urgent = pino.levels.values['error'] ?? 0;

interface LineWriter extends DestinationStream {
  flush(): void;
  flushSync(): void;
}

function standardError(): LineWriter {
  const writer = pino.destination(together);
  process.once('exit', () => writer.flushSync());
  return writer;
}

/**
 * Lines of JSON on standard error, so that what the start says stays readable. Headers and bodies are never handed to it,
 * and nothing gets out that looks like a key or is one of `secrets`.
 */
export function logger(level: string, secrets: readonly string[] = [], writer = standardError()): Logger {
  const redact = redactor(secrets);
  const lines = {
    // Asks pino to say the level of each line in `lastLevel`.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      writer.write(redact(line));
      if (lines.lastLevel >= urgent) writer.flush();
    },
    flush(done?: () => void) {
      writer.flush();
      done?.();
    },
    flushSync: () => writer.flushSync(),
  };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toldError } };
  return pino(options, lines);
}
