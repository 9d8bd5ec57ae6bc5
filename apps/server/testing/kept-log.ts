import { logger, type ServerLog } from '../src/log/logger.ts';

/** A line of the log. */
// oxlint-disable-next-line typescript/no-explicit-any -- tests look into lines of every kind
type LogLine = Readonly<Record<string, any>>;

export interface KeptLog {
  readonly log: ServerLog;
  /** The log so far, as written. */
  readonly text: () => string;
  readonly lines: () => LogLine[];
  /** The lines of requests. */
  readonly requests: () => LogLine[];
}

/** A log that is kept in memory. */
export function keptLog(level: string): KeptLog {
  const written: string[] = [];
  const nothing = () => undefined;
  const writer = { write: (line: string) => void written.push(line), flush: nothing, flushSync: nothing };
  const lines = () => written.map((line) => JSON.parse(line) as LogLine);
  return {
    log: logger({ level, writer }),
    text: () => written.join(''),
    lines,
    requests: () => lines().filter((line) => 'duration_ms' in line),
  };
}
