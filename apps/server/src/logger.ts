import { secretPatterns } from '@handbill/contract';
import type { Settings } from './settings.ts';
import { pino, type DestinationStream, type Logger } from 'pino';

const replacement = '[redacted]';

/** The parts of a text that may be percent-encoded. */
const encodedParts = /[\w%.~-]+/g;

/** Decodes percent-encoded characters, also those that were encoded up to three times. */
const decode = (text: string, times = 3): string =>
  times === 0 || !text.includes('%')
    ? text
    : decode(
        text.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
        times - 1,
      );

/** A pattern for a known secret as it occurs in a line of JSON. */
const patternFor = (secret: string): string =>
  JSON.stringify(secret)
    .slice(1, -1)
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Returns a function that removes secrets from a text in one pass: the known ones, and whatever looks like one. */
export function redactor(secrets: readonly string[] = []): (text: string) => string {
  // A shorter secret would also match ordinary words.
  const known = secrets.filter(({ length }) => length >= 8).map(patternFor);
  const all = new RegExp([...secretPatterns, ...known].join('|'), 'gi');
  const isSecret = new RegExp(all.source, 'i');
  const redactPlain = (text: string) =>
    text.replace(all, (_, bearer = '', address = '', query = '') => `${bearer}${address}${query}${replacement}`);
  const redactEncoded = (part: string) => (part.includes('%') && isSecret.test(decode(part)) ? replacement : part);
  return (text) => redactPlain(text.includes('%') ? text.replace(encodedParts, redactEncoded) : text);
}

/** The password in an address, as written and decoded. */
function passwordsIn(uri: string | undefined): string[] {
  const password = /^[^/]*\/\/[^/@]*?:([^/@]*)@/.exec(uri ?? '')?.[1];
  if (password === undefined) return [];
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}

/** The secrets in the settings, which must not be logged. */
export const secretsIn = ({ openai, mongo }: Pick<Settings, 'openai' | 'mongo'>): string[] => [
  ...(openai.apiKey === undefined ? [] : [openai.apiKey]),
  ...passwordsIn(mongo.uri),
];

/**
 * Lines are buffered and written at least ten times a second: a write for each line costs 2 % of an update request.
 * Writes are synchronous, so that none is pending when the process ends.
 */
const buffered = { dest: 2, sync: true, minLength: 4_096, periodicFlush: 100 };

/** Lines of this level and above are written at once. */
const urgentLevel = pino.levels.values['error'] ?? 0;

interface LineWriter extends DestinationStream {
  flush(): void;
  flushSync(): void;
}

function standardError(): LineWriter {
  const writer = pino.destination(buffered);
  process.once('exit', () => writer.flushSync());
  return writer;
}

/**
 * Logs lines of JSON to standard error, apart from the startup summary on standard output. Headers and bodies are never logged,
 * and whatever looks like a key or is one of `secrets` is redacted.
 */
export function logger(level: string, secrets: readonly string[] = [], writer = standardError()): Logger {
  const redact = redactor(secrets);
  const lines = {
    // Makes pino set `lastLevel` to the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      writer.write(redact(line));
      if (lines.lastLevel >= urgentLevel) writer.flush();
    },
    flush(done?: () => void) {
      writer.flush();
      done?.();
    },
    flushSync: () => writer.flushSync(),
  };
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } };
  return pino(options, lines);
}

interface SerializedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly stack?: string;
  readonly cause?: SerializedError;
}

const maxCauses = 4;

/** The standard fields of an error and its causes. Drivers and SDKs attach requests, headers and documents to their errors, which must not be logged. */
export function serializeError(error: unknown, causesLeft = maxCauses): SerializedError {
  // A value that is not an error was thrown or logged by our own code.
  if (!(error instanceof Error)) return { type: typeof error, message: typeof error === 'string' ? error : JSON.stringify(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? { code: error.code } : {};
  return {
    type: name,
    message,
    ...code,
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && causesLeft > 0 && { cause: serializeError(cause, causesLeft - 1) }),
  };
}
