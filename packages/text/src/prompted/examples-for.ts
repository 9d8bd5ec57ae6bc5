import { readFileSync } from 'node:fs';
import type { ContentRequest } from '@handbill/contract';
import { madeOnce } from '../characters/made-once.ts';
import { countsOf, definitionOf } from '../kinds/definition-of.ts';

/** A text that is shown as an example, and the brief that it keeps. */
export interface Example {
  /** Left out: all platforms of the kind. */
  readonly platforms?: readonly string[];
  readonly brief: Readonly<Record<string, unknown>>;
  readonly output: unknown;
}

/** By kind, a short one before a long one. */
type Examples = Readonly<Record<string, readonly Example[] | undefined>>;

/** The languages that there are examples in, the one for all others first. */
export const exampleLanguages = ['en', 'es', 'fr', 'de', 'pt', 'it'] as const;

const read = new Map<string, Examples>();

/** Read when a text in the language is first asked for: a few kilobytes. */
const examplesIn = (language: string): Examples =>
  madeOnce(
    read,
    language,
    () => JSON.parse(readFileSync(new URL(`./example-texts/${language}.json`, import.meta.url), 'utf8')) as Examples,
  );

/** Two examples for a request, in its language where there are some, with the parts that the platform has; that of the definition for a kind of somebody’s own. */
export function examplesFor(request: ContentRequest): readonly Example[] {
  const definition = definitionOf(request);
  const language = exampleLanguages.find((one) => request.language.split('-', 1)[0] === one) ?? 'en';
  const platform = 'platform' in request ? request.platform : undefined;
  const suitable = examplesIn(language)[request.type]?.filter(({ platforms }) => platforms?.includes(platform ?? '') ?? true) ?? [];
  const absent = new Set(Object.entries(countsOf(definition, request)).flatMap(([pointer, { max }]) => (max === 0 ? [pointer] : [])));
  if (suitable.length === 0) return [{ brief: {}, output: definition.example.output }];
  const whole = Object.fromEntries(Object.keys(definition.output.shape).map((name) => [name, null]));
  return suitable.map(({ output, ...rest }) => ({ ...rest, output: without(absent, { ...whole, ...(output as object) }) }));
}

function without(absent: ReadonlySet<string>, value: unknown, pointer = ''): unknown {
  if (Array.isArray(value)) return absent.has(pointer) ? [] : value.map((item: unknown) => without(absent, item, `${pointer}/*`));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, without(absent, member, `${pointer}/${name}`)]));
  return absent.has(pointer) ? null : value;
}
