import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../apps/server/testing/test-server.ts';
import { dataFolder } from '../../packages/embedded-mongo/testing/data-folder.ts';
import { root } from '../architecture/source-files.ts';
import { testFolder } from '../testing/src/index.ts';
import { installTarball } from './install-tarball.ts';
import { packCli } from './pack-cli.ts';
import { stamped } from './packed-version.ts';

const server = testServer();
const run = promisify(execFile);

const folder = await testFolder();
let tarball = '';
const handbill = (...args: string[]) =>
  run(join(folder, 'node_modules/.bin/handbill'), args, {
    cwd: folder,
    env: { PATH: `${folder}/bin:/usr/bin:/bin`, HOME: join(folder, 'home'), HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey },
  });

beforeAll(async () => {
  ({ tarball } = await installTarball(folder, packCli));
}, 180_000);

describe('the command line, installed where no server is', { timeout: 120_000 }, () => {
  it('is one package of less than a megabyte, with the licences of what is in it', async () => {
    expect(globSync('node_modules/**/package.json', { cwd: folder })).toEqual(['node_modules/@handbill/cli/package.json']);
    expect(statSync(tarball).size).toBeLessThan(1_000_000);
    const licences = await readFile(join(folder, 'node_modules/@handbill/cli/LICENSES-OF-DEPENDENCIES.md'), 'utf8');
    for (const name of ['commander', '@clack/prompts', 'superjson', 'yaml']) expect(licences).toContain(`## ${name} - `);
  });

  it('has the calls, and nothing that needs a server', async () => {
    const { stdout } = await handbill('--help');
    expect(stdout).toMatch(/^Usage: handbill \[options\] \[command\]\n[^]*Calls:\n {2}content /);
    expect(stdout).not.toContain('doctor');
    expect((await handbill('--version')).stdout.trim()).toMatch(stamped);
    await expect(handbill('doctor')).rejects.toMatchObject({ code: 2 });
  });

  it('calls a server, writes texts, and checks files', async () => {
    const { stdout } = await handbill('generate', '--type', 'email', '--topic', 'Bread');
    expect(JSON.parse(stdout)).toMatchObject({ status: 'ready' });
    expect((await handbill('campaigns', 'create', '--name', 'Spring', '--campaign-type', 'sales')).stdout).toContain('"draft"');
    await expect(handbill('campaigns', 'get', 'cmp_none')).rejects.toMatchObject({ code: 3 });
  });

  it('runs as the step of a workflow that the guide shows', async () => {
    const guide = await readFile(join(root, 'docs/cli.md'), 'utf8');
    const [, workflow = ''] = /^```yaml\n([^]*?)^```$/m.exec(guide) ?? [];
    const [, command = ''] = /^ {8}run: (.+)$/m.exec(workflow) ?? [];
    expect(workflow.match(/^ {10}HANDBILL_\w+/gm)?.map((line) => line.trim())).toEqual(['HANDBILL_URL', 'HANDBILL_KEY']);
    const repository = await dataFolder();
    for (const name of ['tools', 'content']) await mkdir(join(repository, name));
    await copyFile(tarball, join(repository, 'tools/handbill-cli.tgz'));
    await writeFile(join(repository, 'content/post.md'), '---\ntype: social_post\nplatform: twitter\nfacts: 90 €\n---\nNow 75 €.\n');
    const settings = { HANDBILL_URL: server.url, HANDBILL_KEY: server.adminKey, GITHUB_ACTIONS: 'true', npm_config_offline: 'true' };
    const step = run('sh', ['-e', '-c', command], {
      cwd: repository,
      env: { PATH: process.env['PATH'], HOME: join(folder, 'home'), ...settings },
    });
    await expect(step).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^::error file=content\/post\.md,line=6,col=5,endColumn=8,title=Handbill%3A unsupported_figure::.+$/m),
    });
  });
});
