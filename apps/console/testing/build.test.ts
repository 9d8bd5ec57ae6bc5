import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { contentForms } from '@handbill/client/counting';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '..');
const dist = join(folder, 'dist');
const assets = join(dist, 'assets');
const read = (name: string) => readFileSync(join(assets, name), 'utf8');
const size = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipSync(read(name), { level: 9 }).length, 0);

/** The files that a file of the build loads at once, it among them. */
function withImports(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known;
  known.add(name);
  if (name.endsWith('.js'))
    for (const [, file] of read(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) withImports(file ?? '', known);
  return known;
}

/** The files that the shell loads, and those that the entry names for each file that it loads later. */
const shell = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set([...shell.matchAll(/assets\/([\w.-]+)"/g)].flatMap(([, name]) => [...withImports(name ?? '')]));
const later = [...first].flatMap((name) =>
  [...read(name).matchAll(/import\(["'`]\.\/([\w.-]+\.js)["'`]\)/g)].map(([, file]) => file ?? ''),
);

/** The files that a route loads beside the first one: its own, their imports, and their styles. */
function beside(entry: string): Set<string> {
  const scripts = withImports(entry);
  const index = [...first].find((name) => name.startsWith('app-') && name.endsWith('.js')) ?? '';
  const named = /__vite__mapDeps.*?=\[(.*?)\]/s.exec(read(index))?.[1] ?? '';
  const all = [...named.matchAll(/["'`](?:\.\/)?(?:assets\/)?([\w.-]+)["'`]/g)].map(([, name]) => name ?? '');
  const call = new RegExp(`import\\([\`"']\\./${entry.replaceAll('.', '\\.')}[\`"']\\).*?__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`, 's').exec(
    read(index),
  );
  const styles = (call?.[1] ?? '').split(',').flatMap((at) => all[Number(at)] ?? []);
  return new Set([...scripts, ...styles].filter((name) => !first.has(name)));
}

describe('the build', () => {
  it('loads at most 204,800 bytes for its first route, with its styles, compressed', () => {
    expect(first.size).toBeGreaterThan(1);
    expect(size(first)).toBeLessThanOrEqual(204_800);
  });

  const routes = [
    'library',
    'new-text',
    'text-screen',
    'campaigns',
    'new-campaign',
    'campaign-screen',
    'campaign-texts',
    'calendar',
    'voices',
  ];
  /** They are about no text, so the forms of texts are not loaded. */
  const withoutForms = new Set(['campaigns', 'new-campaign', 'campaign-screen', 'calendar']);
  it.each([...routes, 'voice-screen', 'usage', 'activity', 'settings'])('loads at most 40 kB more for %s', (route) => {
    const entry = later.find((name) => name.startsWith(`${route}-`));
    expect([entry, ...later]).not.toContain(undefined);
    const forms = readdirSync(assets).filter((name) => name.startsWith('counting-') && name.endsWith('.js'));
    const files = new Set([...beside(entry ?? ''), ...(withoutForms.has(route) ? [] : forms)]);
    expect(size(files)).toBeLessThanOrEqual(40_000);
  });

  it('loads a language other than English late, in a file of its own', () => {
    expect(later.filter((name) => name.startsWith('de-'))).toHaveLength(1);
    expect([...first].filter((name) => /Bibliothek/.test(read(name)))).toEqual([]);
  });

  it('has no inline script or style in its shell', () => {
    expect(shell).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)/);
  });
});

const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:ts|tsx|css)$/.test(file));
const isOfWords = (file: string) => /^words\/\w+\//.test(file);
const source = (file: string) => readFileSync(join(folder, 'src', file), 'utf8');

describe('the sources', () => {
  const kinds = contentForms.map(({ type }) => type);
  const platforms = contentForms.flatMap(({ limitedBy, schema }) => schema.properties?.[limitedBy ?? '']?.enum ?? []);
  const fields = contentForms.flatMap(({ schema, parts, lists }) => [
    ...Object.keys(schema.properties ?? {}),
    ...[...parts, ...lists].flatMap(({ pointer }) => pointer.split('/').filter((step) => /^[a-z_]+$/.test(step))),
  ]);
  /** Fields of texts that stand for something else in a page as well. */
  const own = [
    'body',
    'headline',
    'heading',
    'variants',
    'sections',
    'topic',
    'question',
    'answer',
    'subject',
    'product',
    'platform',
    'tone',
    'instructions',
  ];
  /** Names that records of any noun have, too. */
  const ofAll = ['title', 'text', 'language', 'tags', 'model', 'length', 'link', 'review', 'facts', 'account', 'brand_voice_id'];
  const common = new Set([...own, ...ofAll]);
  const names = [
    ...new Set([...kinds.filter((kind) => kind.includes('_')), ...platforms, ...fields.filter((field) => !common.has(field))]),
  ];

  it('name no kind of text, no field of one and no platform', () => {
    const found = sources.flatMap((file) =>
      names.filter((name) => new RegExp(`\\b${name}\\b`, 'i').test(source(file))).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('look at no field of a text by a name that is common: as a member, or as a word in quotes', () => {
    const found = sources
      .filter((file) => !file.startsWith('words/') && !file.endsWith('.css'))
      .flatMap((file) =>
        own
          .filter((name) => new RegExp(`(?:['"\`/]${name}['"\`]|(?:request|output|values|partial)\\??\\.${name}\\b)`).test(source(file)))
          .map((name) => `${file}: ${name}`),
      );
    // Parts have roles, two of which are called as fields are.
    expect(found.filter((each) => !/^(?:sheet\/.*|form\/limit-words.ts): (?:body|heading)$/.test(each))).toEqual([]);
  });

  it('make nothing of HTML, and keep styles out of the page', () => {
    const forbidden =
      /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|contentEditable=|createElement\('(?:style|script)'\)/;
    expect(sources.filter((file) => forbidden.test(source(file)))).toEqual([]);
  });

  it('are no more than can be read: at most 13,500 lines of code and styles beside the words, and 24 components', () => {
    const isCode = (line: string) => !/^\s*(?:$|\/\/|\/\*|\*)/.test(line);
    const lines = sources.filter((file) => !isOfWords(file)).reduce((sum, file) => sum + source(file).split('\n').filter(isCode).length, 0);
    expect(lines).toBeLessThanOrEqual(13_500);
    expect(sources.filter((file) => /^components\/.*\.tsx$/.test(file)).map((file) => basename(file)).length).toBeLessThanOrEqual(24);
  });
});
