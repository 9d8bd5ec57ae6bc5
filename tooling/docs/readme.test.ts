import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { blocksOf, type Block } from './blocks-of.ts';
import { readersGround } from './ground.ts';
import { pages, type Page } from './pages.ts';
import { program, runProgram, shell, typescript } from './session.ts';
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

/** What a page shows behind its blocks, and what they printed; the same where only what varies is different. */
const outputs = (blocks: readonly Block[], printed: readonly string[]) =>
  blocks.flatMap(({ expected, line }, index) =>
    expected === null ? [] : [{ line, output: shownAlike(expected, (printed[index] ?? '').replaceAll(server.url, usual)) }],
  );
const shown = (blocks: readonly Block[]) => blocks.flatMap(({ expected, line }) => (expected === null ? [] : [{ line, output: expected }]));

describe.each(pages.filter((page) => blocksIn(page, 'sh').length > 0))('$file', (page) => {
  it('shows commands that print what it says', async () => {
    const blocks = blocksIn(page, 'sh');
    expect(outputs(blocks, await shell(blocks.map(here), ground))).toEqual(shown(blocks));
  });
});

const programs = pages.filter((page) => blocksIn(page, 'ts').length > 0);

const complaints = (...args: string[]): Promise<string> =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { cwd: root }).then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

describe('the TypeScript that the pages show', () => {
  beforeAll(() =>
    Promise.all(programs.map((page) => writeFile(join(ground.folder, programName(page)), program(blocksIn(page, 'ts').map(here))))),
  );

  it('compiles', { timeout: 120_000 }, async () => {
    expect(await complaints('-b', 'apps/server')).toBe('');
    expect(await complaints('-p', ground.folder)).toBe('');
  });

  it('runs where the README says that it is put', async () => {
    const readme = pages.find(({ file }) => file === 'README.md');
    const [, file = ''] = /Save this program as `(examples\/typescript\/\w+)\.ts`/.exec(readme?.text ?? '') ?? [];
    const blocks = readme === undefined ? [] : blocksIn(readme, 'ts');
    // Beside the place itself, where a reader may have something.
    const own = `${join(root, file)}-${process.pid}.ts`;
    onTestFinished(() => rm(own, { force: true }));
    await writeFile(own, program(blocks.map(here)));
    expect(outputs(blocks, await runProgram(process.execPath, [own], { ...ground, folder: root }))).toEqual(shown(blocks));
  });

  it.each(programs)('prints what $file says', async (page) => {
    const blocks = blocksIn(page, 'ts');
    expect(outputs(blocks, await typescript(programName(page), ground))).toEqual(shown(blocks));
  });
});
