import { pino, type Logger } from 'pino';
import { toldError } from './told-error.ts';

/** Lines of JSON on standard error, so that what the start says stays readable. Headers and bodies are never handed to it. */
export function logger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toldError } }, pino.destination(2));
}
