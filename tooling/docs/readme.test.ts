import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { compiled } from '../testing/src/compiler.ts';
import { readersGround } from './ground.ts';
import { pages, type Page } from './pages.ts';
import { blocksOf, program, runProgram, shell, typescript, type Block, type Session } from './session.ts';
import { shownAlike } from './shown-alike.ts';

const server = testServer();
/** Where every page says that the server is. */
const usual = 'http://127.0.0.1:3000';

let ground: Awaited<ReturnType<typeof readersGround>>;
beforeAll(async () => {
  ground = await readersGround(server);
});
afterAll(() => ground.remove());

const blocksIn = (page: Page, language: Block['language']) => blocksOf(page.text).filter((block) => block.language === language);
const here = (block: Block): Block => ({ ...block, code: block.code.replaceAll(usual, server.url) });
const programName = ({ file }: Page) => `${file.replaceAll(/\W/g, '-')}.ts`;

interface Shown {
  readonly block: Block;
  readonly printed: string;
}
const shown = (blocks: readonly Block[], printed: readonly string[]): Shown[] =>
  blocks.map((block, index) => ({ block, printed: (printed[index] ?? '').replaceAll(server.url, usual).replace(/\n?$/, '\n') }));

/** The page with the new output in it; where only varying parts are different, it is the same. */
function withOutputs({ text }: Page, all: readonly Shown[]): string {
  const fromLast = all.toSorted((a, b) => b.block.outputAt - a.block.outputAt);
  return fromLast.reduce((sofar, { block: { expected, outputAt }, printed }) => {
    if (expected === null) return sofar;
    return `${sofar.slice(0, outputAt)}${shownAlike(expected, printed)}${sofar.slice(outputAt + expected.length)}`;
  }, text);
}

const runnable = pages.filter((page) => blocksOf(page.text).length > 0);
const programs = runnable.filter((page) => blocksIn(page, 'ts').length > 0);
const sessions = new Map<Page, Promise<Session>>();

/** A page's shell blocks, run once, with no other variables than the page sets. */
function sessionOf(page: Page): Promise<Session> {
  const session = sessions.get(page) ?? shell(blocksIn(page, 'sh').map(here), ground);
  sessions.set(page, session);
  return session;
}

describe('what the pages show', () => {
  beforeAll(() =>
    Promise.all(programs.map((page) => writeFile(join(ground.folder, programName(page)), program(blocksIn(page, 'ts').map(here))))),
  );

  // With `-u` the pages are written with the new output.
  it.each(runnable)('runs in the order of $file, with the variables that it sets, and prints what it says', async (page) => {
    const { printed, env } = await sessionOf(page);
    const programBlocks = blocksIn(page, 'ts');
    const printedByProgram = programBlocks.length === 0 ? [] : await typescript(programName(page), { ...ground, env });
    const all = [...shown(blocksIn(page, 'sh'), printed), ...shown(programBlocks, printedByProgram)];
    await expect(withOutputs(page, all)).toMatchFileSnapshot(join(root, page.file));
  });

  it('compiles', { timeout: 120_000 }, async () => {
    expect(await compiled('-b', 'apps/server')).toBe('');
    expect(await compiled('-p', ground.folder)).toBe('');
  });

  it('runs where the README says that it is put', async () => {
    const readme = pages.find(({ file }) => file === 'README.md');
    if (readme === undefined) throw new Error('There is no README');
    const [, file = ''] = /Save this program as `(examples\/typescript\/\w+)\.ts`/.exec(readme.text) ?? [];
    const blocks = blocksIn(readme, 'ts');
    // Beside the place itself, where a reader may have something.
    const own = `${join(root, file)}-${process.pid}.ts`;
    onTestFinished(() => rm(own, { force: true }));
    await writeFile(own, program(blocks.map(here)));
    const { env } = await sessionOf(readme);
    const printed = await runProgram(process.execPath, [own], { folder: root, env });
    expect(withOutputs(readme, shown(blocks, printed))).toBe(readme.text);
  });
});

/** The shell blocks that are not run here, and why. */
const needsMore: Readonly<Record<string, string>> = {
  'README.md': 'npm start and npm test: start.test.ts runs the first',
  'docs/agents.md': 'a host: agents.test.ts',
  'docs/checks.md': 'a judge reads 62 texts',
  'docs/cli.md': 'packs the command line and installs it: tooling/artefact',
  'docs/client.md': 'packs the client and installs it: tooling/clients',
  'docs/eval.md': 'models that are paid for, or fetched',
  'docs/keys.md': 'the command: key.test.ts',
  'docs/nextjs.md': 'packages from npm',
  'docs/operations/backup.md': 'another folder, and the tools of MongoDB',
  'docs/operations/deploying.md': 'an installation: tooling/artefact',
  'docs/operations/upgrading.md': 'a database of an earlier version: prune-database.test.ts',
  'docs/privacy.md': 'the command: handbill.test.ts',
  'docs/react.md': 'packages from npm',
  'examples/README.md': 'a setting for its programs: examples.test.ts',
  'examples/browser/README.md': 'a page: browser-example.test.ts',
  'examples/live/README.md': 'a page: live-example.test.ts',
  'examples/python/README.md': 'a generated client: examples.test.ts',
  'examples/react/README.md': 'a page: react-example.test.ts',
};

it('leaves no shell block of a page unrun without a reason', () => {
  expect(pages.filter(({ text }) => /^```(?:sh|console)\n/m.test(text)).map(({ file }) => file)).toEqual(Object.keys(needsMore));
});

it('sets the variables of a page before the page uses them', () => {
  const unset = pages.flatMap(({ file, text }) => {
    const code = [...text.matchAll(/^```(?:sh|console).*\n([^]*?)^```$/gm)].map(([, block = '']) => block).join('');
    const isSet = (name: string) => code.slice(0, code.indexOf(`$${name}`)).includes(`${name}=`);
    return ['HANDBILL_URL', 'HANDBILL_KEY'].filter((name) => code.includes(`$${name}`) && !isSet(name)).map((name) => `${file}: ${name}`);
  });
  expect(unset).toEqual([]);
});
