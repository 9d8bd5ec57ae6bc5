import { existsSync, globSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Call } from '../calls/call-options.ts';
import type { Field, KindLayout } from '../table/operation-row.ts';
import { readObject, readText } from '../terminal/read-file.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { frontMatterOf } from './front-matter.ts';
import { placeOf, type Place } from './annotations.ts';
import { layoutOf } from './layout-of.ts';
import { readMarkdown } from './read-markdown.ts';
import { isPlainObject } from '@handbill/contract/counting';

const maxFile = 1 << 20;
const maxFiles = 10_000;
const concurrency = 8;
/** Fields that organise texts and are no part of one: other programs have fields of these names, too. */
const ignored = new Set(['tags', 'campaign_id', 'background', 'output', 'outcome']);

interface Finding {
  readonly rule: string;
  readonly outcome: 'fail' | 'warn' | 'info' | 'pass';
  readonly pointer: string | null;
  readonly message: string;
}

/** A file that was checked. */
export interface CheckedFile {
  readonly file: string;
  readonly outcome: string;
  readonly checks: readonly (Finding & { readonly place: Place })[];
}

/** The files that are meant: folders stand for all Markdown in them. */
export function filesOf(paths: readonly string[]): string[] {
  const files = paths.flatMap((path) => {
    if (!existsSync(path)) throw new UsageError(`There is no file ${path}.`);
    return statSync(path).isDirectory()
      ? globSync('**/*.md', { cwd: path })
          .map((file) => join(path, file))
          .toSorted()
      : [path];
  });
  if (files.length > maxFiles) throw new UsageError(`These are more than ${maxFiles} files.`);
  return files;
}

interface ReadFile {
  readonly input: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly offsets: ReadonlyMap<string, number>;
}

/** A brief as a file has it: its own fields. All others there are for other programs. */
function briefIn(fields: Readonly<Record<string, unknown>>, known: readonly Field[]): Record<string, unknown> {
  const nested = fields['brief'];
  const all: Readonly<Record<string, unknown>> = { ...fields, ...(isPlainObject(nested) && nested) };
  const taken = known.filter(({ name }) => !ignored.has(name) && all[name] !== undefined && all[name] !== null);
  return Object.fromEntries(
    taken.map(({ name, isList }) => {
      const value = all[name];
      return [name, isList && typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value];
    }),
  );
}

/** Reads a file as the input of a check; flags win over its own fields. */
export async function readFileToCheck(
  file: string,
  given: Readonly<Record<string, unknown>>,
  { kinds, fields }: { readonly kinds: readonly KindLayout[]; readonly fields: readonly Field[] },
): Promise<ReadFile> {
  if (extname(file) === '.json') {
    const { output, type, request } = readObject(file, maxFile);
    const { offsets, text } = { offsets: new Map<string, number>(), text: '' };
    return { input: { ...briefIn({ type, ...(isPlainObject(request) && request) }, fields), output, ...given }, text, offsets };
  }
  const text = readText(file, maxFile).replaceAll('\r\n', '\n');
  const matter = await frontMatterOf(text, file);
  const brief = briefIn(matter.fields, fields);
  const type = given['type'] ?? brief['type'];
  const kind = kinds.find(({ name }) => name === type);
  if (kind === undefined)
    throw new UsageError(
      `${file}: its kind is not known. Say type: in its front matter, or --type: ${kinds.map(({ name }) => name).join(', ')}.`,
    );
  const layout = layoutOf(kind, given['platform'] ?? brief['platform'], text.slice(matter.end), matter.fields);
  const { output, offsets, link } = readMarkdown(text, matter.end, layout);
  for (const name of layout.fields) output[name] ??= matter.fields[name];
  return { input: { ...(link !== null && { link }), ...brief, ...given, output }, text, offsets };
}

/** Checks files, some at once, and tells of each in its turn. */
export async function* checkFiles(
  files: readonly string[],
  read: (file: string) => Promise<ReadFile>,
  check: Call,
): AsyncGenerator<CheckedFile, void, undefined> {
  const checkFile = async (file: string): Promise<CheckedFile> => {
    const { input, text, offsets } = await read(file);
    const answer = (await check({ ...input, outcome: ['fail', 'warn'] })) as { outcome: string; checks: Finding[] };
    return { file, outcome: answer.outcome, checks: answer.checks.map((one) => ({ ...one, place: placeOf(one, text, offsets) })) };
  };
  const running: Promise<CheckedFile>[] = [];
  for (const file of files) {
    if (running.length >= concurrency) yield (await running.shift()) as CheckedFile;
    const next = checkFile(file);
    // Its turn comes later: its error is thrown then.
    next.catch(() => undefined);
    running.push(next);
  }
  for (const one of running) yield await one;
}
