import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { root } from '../architecture/source-files.ts';
import { blocksOf, type Block } from './blocks-of.ts';
import { readersGround } from './ground.ts';
import { pages, type Page } from './pages.ts';
import { program, shell, typescript } from './session.ts';
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

function expectShown(blocks: readonly Block[], printed: readonly string[]): void {
  for (const [index, { expected, line }] of blocks.entries()) {
    const output = (printed[index] ?? '').replaceAll(server.url, usual);
    if (expected !== null) expect(shownAlike(expected, output), `the block at line ${line}`).toBe(expected);
  }
}

describe.each(pages.filter((page) => blocksIn(page, 'sh').length > 0))('$file', (page) => {
  it('shows commands that print what it says', async () => {
    const blocks = blocksIn(page, 'sh');
    expectShown(blocks, await shell(blocks.map(here), ground));
  });
});

const programs = pages.filter((page) => blocksIn(page, 'ts').length > 0);

const tsc = (...args: string[]) =>
  promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], { cwd: root }).catch((error: { stdout: string }) => expect.fail(error.stdout));

describe('the TypeScript that the pages show', () => {
  beforeAll(() => Promise.all(programs.map((page) => writeFile(join(ground.folder, programName(page)), program(blocksIn(page, 'ts').map(here))))));

  it('compiles', { timeout: 120_000 }, async () => {
    await tsc('-b', 'packages/client');
    await tsc('-p', ground.folder);
  });

  it.each(programs)('prints what $file says', async (page) => {
    expectShown(blocksIn(page, 'ts'), await typescript(programName(page), ground));
  });
});
