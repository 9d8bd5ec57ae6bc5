import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { slownessOfMachine } from '@handbill/testing';
import { testServer } from '../../server/testing/test-server.ts';
import { runCli } from '../src/program/run-cli.ts';
import { Cli, testFolder } from './cli.ts';

const server = testServer();
const cli = new Cli(() => ({ HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey }));

/** A folder with these files. */
function filesIn(files: Readonly<Record<string, string>>): string {
  const folder = testFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const good = `---
type: social_post
platform: linkedin
keywords: sourdough
date: 2026-03-01
tags: [a, b]
---

Our sourdough course begins in March. Bring a jar.

#baking
`;
const bad = `---
type: social_post
platform: twitter
facts:
  - The course costs 90 €
---

Our course costs 75 € and begins soon.

${'Come in and bake with us on any of these evenings. '.repeat(8)}
`;

it('checks files by their front matter, and ends with 1 when a check fails', async () => {
  const folder = filesIn({ 'good.md': good, 'posts/bad.md': bad });
  expect(await cli.run(['check', 'good.md'], { cwd: folder })).toMatchObject({ code: 0, err: '1 checked: 0 failed, 0 with warnings\n' });
  const { code, out, err } = await cli.run(['check', '.'], { cwd: folder });
  expect([code, err]).toEqual([1, '2 checked: 1 failed, 0 with warnings\n']);
  const [first, second] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string; outcome: string; checks: { rule: string }[] });
  expect([first, second]).toMatchObject([
    { file: 'good.md', outcome: 'pass' },
    { file: 'posts/bad.md', outcome: 'fail' },
  ]);
  expect(second?.checks.map(({ rule }) => rule).toSorted()).toEqual(expect.arrayContaining(['platform_limit', 'unsupported_figure']));
  const shown = await cli.atTerminal(['check', join(folder, 'posts/bad.md')], { columns: 200, env: { NO_COLOR: '1' } });
  expect(shown.out).toMatch(/✗ .*bad\.md\n(.*\n)* {2}8:18 ✗ unsupported_figure: /);
});

it('shows findings beside the lines of files as GitHub reads them', async () => {
  const folder = filesIn({ 'a, b:c%.md': bad });
  const { code, out } = await cli.run(['check', 'a, b:c%.md'], { cwd: folder, env: { GITHUB_ACTIONS: 'true' } });
  expect(code).toBe(1);
  const lines = out.trim().split('\n');
  // https://docs.github.com/actions/reference/workflow-commands: `%`, line breaks, and in properties `:` and `,` are escaped.
  for (const line of lines)
    expect(line).toMatch(/^::(error|warning) file=a%2C b%3Ac%25\.md,line=\d+(,col=\d+,endColumn=\d+)?,title=Handbill%3A \w+::[^\n]+$/);
  expect(lines.find((line) => line.includes('unsupported_figure'))).toContain('line=8,col=18,endColumn=21,');
});

it('lets flags win over the front matter, takes a brief in it and records as JSON, and says what it does not know', async () => {
  const { out: record } = await cli.run(['content', 'generate', '--type', 'email', '--topic', 'Bread']);
  const article = '---\ntitle: Bread\nlayout: post\nbrief:\n  type: blog_article\n  keywords: [rye]\n---\nIntro.\n\n## One\n\nTwo.\n';
  const folder = filesIn({
    'good.md': good,
    'record.json': record,
    'article.md': article,
    'none.md': 'Text',
    'wrong.md': '---\na: [\n---\n',
  });
  const check = (...args: string[]) => cli.run(['check', ...args], { cwd: folder });
  expect(await check('good.md', '--platform', 'bluesky', '--keywords', 'rye')).toMatchObject({
    code: 1,
    out: expect.stringContaining('rye'),
  });
  expect(await check('record.json')).toMatchObject({ code: 0 });
  expect(await check('article.md')).toMatchObject({ code: 1, out: expect.stringContaining('keyword') });
  expect(await check('none.md')).toMatchObject({ code: 2, err: expect.stringContaining('none.md: its kind is not known') });
  expect(await check('none.md', '--type', 'email')).toMatchObject({ code: 1, out: expect.stringContaining('required_part') });
  expect(await check('wrong.md')).toMatchObject({ code: 2, err: expect.stringContaining('wrong.md: its front matter is no YAML') });
  expect(await check('missing.md')).toMatchObject({ code: 2, err: expect.stringContaining('no file missing.md') });
  expect(await check('good.md', '--platform', 'myspace')).toMatchObject({
    code: 3,
    err: expect.stringContaining('--platform  must be one of'),
  });
});

it('checks what an export has saved', async () => {
  const { out } = await cli.run(['generate', '--type', 'blog_article', '--topic', 'Bread', '--length', '120']);
  const { id } = JSON.parse(out) as { id: string };
  const folder = filesIn({ 'post.md': (await cli.run(['content', 'export', id])).out });
  expect(await cli.run(['check', 'post.md', '--type', 'blog_article', '--length', '120'], { cwd: folder })).toMatchObject({ code: 0 });
});

it('checks a folder of 200 files within five seconds', async () => {
  const words = (at: number) => Array.from({ length: 60 }, (_, n) => `Loaf number ${at * 60 + n} wants time and a warm kitchen.`).join(' ');
  const article = (at: number) => `---\ntype: blog_article\ntitle: Bread ${at}\n---\n\n${words(at)}\n\n## One\n\n${words(at + 200)}\n`;
  const folder = filesIn(Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}.md`, article(at)])));
  const printed: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(String(text)) > 0);
  vi.stubEnv('HANDBILL_KEY', server.adminKey);
  onTestFinished(() => {
    write.mockRestore();
    vi.unstubAllEnvs();
  });
  // In this process, as the server is: others may have the cores meanwhile, so that only the work of both tells anything.
  const begun = process.cpuUsage();
  await runCli(['check', folder, '--server', server.url], { version: '0.0.0' });
  const { user, system } = process.cpuUsage(begun);
  expect(printed.join('').trim().split('\n')).toHaveLength(200);
  expect((user + system) / 1_000_000).toBeLessThan(5 * slownessOfMachine());
});
