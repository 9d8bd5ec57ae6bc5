import { Problem, type Fault, type Operation } from '@handbill/contract';
import { pointerOf } from '@handbill/operations';
import type * as z from 'zod';
import { jsonSchemaOf } from '@handbill/contract';

const time = String.raw`^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(:\d{2}(?:\.\d+)?)?`;
const written = new RegExp(String.raw`${time} ?(?:([Zz]|UTC)|([+-]\d{2}):?(\d{2}))$`);
const withoutPlus = new RegExp(String.raw`${time} {1,2}\d{2}:?\d{2}$`);

/** A time in a query as RFC 3339. Generated clients write it as Rust (`… +00:00`, `… UTC`) or Python (`…+0000`) print it; other text stays. */
function instantText(text: string): string {
  const [, day, minutes, seconds = ':00', utc, hour, minute] = written.exec(text) ?? [];
  return day === undefined ? text : `${day}T${minutes}${seconds}${utc === undefined ? `${hour}:${minute}` : 'Z'}`;
}

/** Whether a time lost the `+` of its offset: unencoded, it means a space in a query. */
const hasLostPlus = (text: string): boolean => withoutPlus.test(text);

type Reader = (texts: readonly string[]) => unknown;

interface Read {
  readonly values: Record<string, unknown>;
  readonly faults: readonly Fault[];
}

const number = /^-?(0|[1-9]\d*)(\.\d+)?$/;

/** Text in the form of its type is read; any other stays text, and the schema refuses it by its name. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  integer: (text) => (number.test(text) ? Number(text) : text),
  number: (text) => (number.test(text) ? Number(text) : text),
  boolean: (text) => (text === 'true' ? true : text === 'false' ? false : text),
};

interface Documented {
  readonly type?: string;
  readonly format?: string;
  readonly anyOf?: readonly Documented[];
  readonly items?: Documented;
}

function readerOf({ type, format, anyOf, items }: Documented): Reader {
  const [inner] = anyOf?.filter((option) => option.type !== 'null') ?? [];
  if (inner !== undefined) return readerOf(inner);
  if (type === 'array') {
    const each = readers[items?.type ?? ''];
    return (texts) => (each === undefined ? texts : texts.map(each));
  }
  if (format === 'date-time') return ([text = '']) => instantText(text);
  const one = readers[type ?? ''] ?? ((text: string) => text);
  return ([text = '']) => one(text);
}

const isInstant = ({ format, anyOf }: Documented): boolean => format === 'date-time' || (anyOf?.some(isInstant) ?? false);
const isList = ({ type, anyOf }: Documented): boolean => type === 'array' || (anyOf?.some(isList) ?? false);

const lostPlus = 'has a space where its offset begins: a + is written %2B in a query, as in 2020-01-01T00:00:00%2B00:00';

/** `+` is a space in a query; a `%` that encodes nothing makes the whole request unreadable. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (cause) {
    const fault: Fault = { in: 'query', pointer: '', code: 'invalid_format', message: 'is not percent-encoded UTF-8' };
    throw new Problem('invalid_request', { errors: [fault] }, { detail: 'The query cannot be read.', cause });
  }
}

const asItIs = (name: string): string => name;

function grouped(query: string, nameOf = asItIs): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = nameOf(decoded(cut < 0 ? pair : pair.slice(0, cut)));
    const text = cut < 0 ? '' : decoded(pair.slice(cut + 1));
    const before = texts.get(name);
    if (before === undefined) texts.set(name, [text]);
    else before.push(text);
  }
  return texts;
}

/** How clients in Ruby, PHP and axios name a parameter that may be repeated: `status[]`, `status[0]`. */
const listed = /^(\w+)\[\d{0,3}\]$/;

const documented = (field: z.ZodType | undefined): Documented => (field === undefined ? {} : jsonSchemaOf(field, 'input'));

/** The names in a query, each once. */
export const queryNames = (query: string): string[] => [...grouped(query).keys()];

/** Prepares the reading of a path's parameters, each by its schema; `undefined` where all of them are text. */
export function pathReader({
  input,
  pathParameters,
}: Operation): ((parameters: Record<string, string | undefined>) => Record<string, unknown>) | undefined {
  const { shape = {} } = input as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  const unread = pathParameters.flatMap((name) => {
    const read = readers[documented(shape[name]).type ?? ''];
    return read === undefined ? [] : [{ name, read }];
  });
  if (unread.length === 0) return undefined;
  return (parameters) => ({ ...parameters, ...Object.fromEntries(unread.map(({ name, read }) => [name, read(parameters[name] ?? '')])) });
}

/** Prepares the strict reading of a query: each field as its schema says, the schema itself untouched. */
export function queryReader(input: z.ZodType): (query: string) => Read {
  const { shape = {} } = input as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  const fields = new Map(
    Object.entries(shape).map(([name, field]) => {
      const schema = documented(field);
      return [name, { read: readerOf(schema), list: isList(schema), instant: isInstant(schema) }];
    }),
  );
  const nameOf = (sent: string): string => {
    const [, name = sent] = listed.exec(sent) ?? [];
    return fields.get(name)?.list === true ? name : sent;
  };
  return (query) => {
    const values: Record<string, unknown> = {};
    const faults: Fault[] = [];
    for (const [name, texts] of grouped(query, nameOf)) {
      const field = fields.get(name);
      if (texts.length > 1 && field?.list === false)
        faults.push({ in: 'query', pointer: pointerOf([name]), code: 'repeated', message: 'must be given once' });
      else if (field?.instant === true && hasLostPlus(texts[0] ?? ''))
        faults.push({ in: 'query', pointer: pointerOf([name]), code: 'invalid_format', message: lostPlus });
      else
        Object.defineProperty(values, name, {
          value: field === undefined ? texts[0] : field.read(texts),
          enumerable: true,
          configurable: true,
          writable: true,
        });
    }
    return { values, faults };
  };
}
