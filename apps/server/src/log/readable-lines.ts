import { styleText } from 'node:util';
import { prettyFactory } from 'pino-pretty';

/** A line of a request, as `logger` writes it. */
interface RequestEntry {
  readonly time: string;
  readonly address?: string;
  readonly request_id: string;
  readonly method: string | null;
  readonly path: string | null;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly key_name?: string;
  readonly calls?: number;
  readonly problem?: string;
  readonly reason?: string;
  readonly msg: string;
}

type Entry = RequestEntry | { readonly duration_ms?: never; readonly msg?: string };

const statusColors = ['gray', 'gray', 'green', 'cyan', 'yellow', 'red'] as const;

/** A character that a terminal would obey or that turns text around: escapes of JSON, and characters that JSON leaves alone. */
const controls = /\\(?:u00[01][\da-f]|[bfr])|\\.|[\u007f-\u009f\p{Bidi_Control}\u2028\u2029]/giu;
const isControl = /^\\(?:u|[bfr])|^[^\\]/;

/** A line of JSON with such signs spelled out. */
const withoutControls = (json: string): string =>
  json.replace(controls, (sign) => {
    if (!isControl.test(sign)) return sign;
    return sign.startsWith('\\') ? `\\${sign}` : `\\\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

const timeOfDay = (time: string): string => {
  const date = new Date(time);
  return `${date.toTimeString().slice(0, 8)}.${String(date.getMilliseconds()).padStart(3, '0')}`;
};

/** Returns a function that makes a line of JSON into one for people at a terminal. */
export function readableLines(hasColors: boolean): (json: string) => string {
  const pretty = prettyFactory({ colorize: hasColors, singleLine: true, translateTime: 'SYS:HH:MM:ss.l' });
  const paint = (color: Parameters<typeof styleText>[0], text: string) =>
    hasColors ? styleText(color, text, { validateStream: false }) : text;

  const request = ({ time, method, path, status, duration_ms, ...more }: RequestEntry): string => {
    const parts = [
      `${paint('gray', `[${timeOfDay(time)}]`)} ${method ?? '(unreadable)'} ${path ?? 'request'}`,
      status === null ? paint('yellow', 'no answer') : paint(statusColors[Math.floor(status / 100)] ?? 'red', String(status)),
      `${duration_ms} ms`,
      ...(more.calls === undefined ? [] : [`${more.calls} calls`]),
      more.key_name ?? paint('gray', 'no key'),
      ...(more.problem === undefined ? [] : [more.reason === undefined ? more.problem : `${more.problem}: ${more.reason}`]),
      ...(more.msg === 'Answered' ? [] : [more.msg]),
      ...(more.address === undefined ? [] : [paint('gray', more.address)]),
      paint('gray', more.request_id),
    ];
    return `${parts.join('  ').replaceAll('\n', String.raw`\n`)}\n`;
  };

  return (json) => {
    const entry = JSON.parse(withoutControls(json)) as Entry;
    if (entry.duration_ms !== undefined) return request(entry);
    // Further lines of a message are indented: they must not look like entries of their own.
    return pretty({ ...entry, ...(entry.msg !== undefined && { msg: entry.msg.replaceAll('\n', '\n    ') }) });
  };
}
