import { isActor, secretPatterns, type Problem } from '@handbill/contract';
import type { ReceivedRequest, RequestLog } from '@handbill/http';
import type { Principal } from '@handbill/operations';
import { pino, type DestinationStream, type Logger } from 'pino';
import { readLogLevels, type LogLevels, type LogModule } from './log-levels.ts';

const replacement = '[redacted]';

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

/** Returns a function that removes secrets from a text in one pass: the known ones, and anything that looks like one. */
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

/** Lines are buffered: a write for each costs 2 % of an update request. Writes are synchronous, so none is pending at the end. */
const bufferedWriter = (dest: number | string): LineWriter => pino.destination({ dest, sync: true, minLength: 4_096, periodicFlush: 100 });

/** Lines of this level and above are written at once. */
const urgentLevel = pino.levels.values['error'] ?? 0;

interface LineWriter extends DestinationStream {
  flush(): void;
  flushSync(): void;
}

/** A log that has lines for requests too. */
export interface ServerLog extends Logger {
  /** Left out where no request has a line. */
  readonly requests?: RequestLog | undefined;
  /** The log of a part of the server, with its own level. */
  of(module: LogModule): Logger;
}

interface LogOptions {
  /** As `LOG_LEVEL` has it. */
  readonly level: string;
  readonly secrets?: readonly string[];
  readonly writer: LineWriter;
  /** Makes a line of JSON into one for people. */
  readonly readable?: ((json: string) => string) | undefined;
}

/** The log of this process, on standard error: for people at a terminal, else lines of JSON. */
export async function processLog(level: string, secrets: readonly string[] = []): Promise<ServerLog> {
  const { isTTY, fd } = process.stderr;
  const writer = isTTY ? pino.destination({ dest: fd, sync: true }) : bufferedWriter(fd);
  process.once('exit', () => writer.flushSync());
  if (!isTTY) return logger({ level, secrets, writer });
  const { readableLines } = await import('./readable-lines.ts');
  return logger({ level, secrets, writer, readable: readableLines(process.stderr.hasColors()) });
}

/** A log without headers, queries and bodies, in which everything that looks like a key or is one of `secrets` is redacted. */
export function logger({ level, secrets = [], writer, readable = (json) => json }: LogOptions): ServerLog {
  const redact = redactor(secrets);
  const lines = {
    // Makes pino set `lastLevel` to the level of each line.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      writer.write(readable(redact(line)));
      if (lines.lastLevel >= urgentLevel) writer.flush();
    },
    flush(done?: () => void) {
      writer.flush();
      done?.();
    },
    flushSync: () => writer.flushSync(),
  };
  const levels = readLogLevels(level);
  const options = { level: levels.level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: serializeError } };
  const log = pino(options, lines);
  const lineOf = requestWriter(redact);
  const isLogged = requestFilter(levels);
  const requests: RequestLog = (received) => {
    if (isLogged(received)) writer.write(readable(lineOf(received)));
  };
  const of = (module: LogModule): Logger => log.child({ module }, { level: levels.modules[module] ?? levels.level });
  return Object.assign(log, { requests: levels.access === null ? undefined : requests, of });
}

/** From here on a request has a line, whatever share of the others has. */
const slow_ms = 1_000;

/** Which requests have a line: of those that have succeeded soon, the share that is wanted. */
function requestFilter({ access, isCheckLogged }: LogLevels): (received: ReceivedRequest) => boolean {
  const share = access ?? 0;
  let seen = 0;
  return ({ level, status = 500, isWhole, problems, began }) => {
    if (level === 'debug' && !isCheckLogged) return false;
    if (share === 1 || status >= 400 || !isWhole || problems.length > 0 || performance.now() - began >= slow_ms) return true;
    seen += 1;
    return Math.floor(seen * share) > Math.floor((seen - 1) * share);
  };
}

/** The reason for these is logged at `info` too: it names, in our own words, settings that an operator may have to correct. */
const explained = new Set<Problem['code']>(['unauthenticated', 'forbidden', 'rate_limited']);

function problemFields(problems: readonly Problem[]): string {
  const codes = new Set(problems.map(({ code }) => code));
  const reason = problems.find(({ code }) => explained.has(code))?.message;
  return `,"problem":"${[...codes].join(', ')}"${reason === undefined ? '' : `,"reason":${JSON.stringify(reason)}`}`;
}

function callsOf(routes: readonly string[]): string {
  if (routes.length === 1) return `,"operation":"${routes[0]}"`;
  const counts = [...Map.groupBy(routes, (route) => route)].map(([route, { length }]) => (length === 1 ? route : `${length} × ${route}`));
  return `,"operation":"${counts.join(', ')}","calls":${routes.length}`;
}

/** Longer than any path that leads somewhere, but those of tRPC's large batches. */
const maxPathLength = 300;
const shortened = (path: string) => (path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path);

const unescaped = /^[\w./-]*$/;
const quoted = (text: string) => (unescaped.test(text) ? `"${text}"` : JSON.stringify(text));

/** Writes the line of a request in JSON, by hand: pino and the redaction of a whole line take three times as long. */
function requestWriter(redact: (text: string) => string): (received: ReceivedRequest) => string {
  const keys = new WeakMap<Principal, string>();
  const keyFields = (principal: Principal): string => {
    const { id, name } = principal.key;
    const fields = keys.get(principal) ?? redact(`,"key_id":"${id}","key_name":${JSON.stringify(name)}`);
    keys.set(principal, fields);
    return fields;
  };
  return ({ level, requestId, address, path, method, began, status, isWhole, principal, caller: { actor }, routes, problems }) => {
    const head = `{"level":${pino.levels.values[level]},"time":"${new Date().toISOString()}",${address === undefined ? '' : `"address":"${address}",`}`;
    const named = `"request_id":${quoted(requestId)},"method":${method === undefined ? null : quoted(method)},"path":${path === undefined ? null : quoted(shortened(path))}`;
    const key = principal === undefined ? '' : keyFields(principal);
    // One that is refused may be of any length.
    const by = actor !== undefined && isActor(actor) ? redact(`,"actor":${quoted(actor)}`) : '';
    const answer = `,"status":${status ?? null},"duration_ms":${Math.round((performance.now() - began) * 10) / 10}`;
    const calls = routes.length === 0 ? '' : callsOf(routes);
    const refused = problems.length === 0 ? '' : redact(problemFields(problems));
    const end = isWhole ? 'Answered' : `The connection was closed before the answer ${status === undefined ? 'began' : 'was whole'}`;
    return `${head}${redact(named)}${key}${by}${answer}${calls}${refused},"msg":"${end}"}\n`;
  };
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
