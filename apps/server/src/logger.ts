import { pino, type Logger } from 'pino';
import { toldError } from './told-error.ts';

/** Written together, at least ten times a second and at the end: a write for each line costs a fiftieth of what a change costs. */
const together = { dest: 2, sync: false, minLength: 4_096, periodicFlush: 100 };

/** Lines of JSON on standard error, so that what the start says stays readable. Headers and bodies are never handed to it. */
export function logger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toldError } }, pino.destination(together));
}
