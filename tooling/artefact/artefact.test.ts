import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { chmod, chown, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { testDatabase, testFolder } from '../testing/src/index.ts';
import { installTarball } from './install-tarball.ts';
import { packArtefact } from './pack-artefact.ts';
import { stamped } from './packed-version.ts';

const database = testDatabase();
const run = promisify(execFile);

/** Its user has nothing to do with this repository: another one, where the tests may become one. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const folder = await testFolder();
const installed = (...path: string[]) => join(folder, 'node_modules/handbill', ...path);
/** A fresh shell on a machine with Node. */
const shell = () => ({
  cwd: join(folder, 'home'),
  env: { PATH: `${folder}/bin:/usr/bin:/bin`, HOME: join(folder, 'home'), MONGODB_URI: database.uri, MONGODB_DB: database.name, PORT: '0' },
  ...user,
});
const handbill = (...args: string[]) => run(join(folder, 'node_modules/.bin/handbill'), args, shell());

beforeAll(async () => {
  await chmod(folder, 0o755);
  await installTarball(folder, packArtefact);
  if (user.uid !== undefined) await chown(join(folder, 'home'), user.uid, user.gid);
}, 180_000);

describe('the artefact, installed elsewhere', { timeout: 120_000 }, () => {
  it('is one package, with the licences of what is in it', async () => {
    expect(globSync('node_modules/**/package.json', { cwd: folder })).toEqual(['node_modules/handbill/package.json']);
    const licences = await readFile(installed('LICENSES-OF-DEPENDENCIES.md'), 'utf8');
    for (const name of ['express', 'mongodb', 'openai', 'pino', 'snowball-stemmers', 'tinyld', 'zod'])
      expect(licences).toContain(`## ${name} - `);
  });

  it('finds all that its modules import, also those that are loaded for what is rare', async () => {
    const modules = globSync('lib/{server,tasks}/*.js', { cwd: installed() }).filter((file) => !/(handbill|thread)\.js$/.test(file));
    const imports = modules.map((file) => `await import(${JSON.stringify(installed(file))});`).join('\n');
    const imported = await run(join(folder, 'bin/node'), ['--input-type=module', '--eval', `${imports}\nprocess.exit(0);`], shell());
    expect(imported).toEqual({ stdout: '', stderr: '' });
  });

  it('says what it is, and what it does', async () => {
    const [said, help] = await Promise.all([handbill('version'), handbill('--help')]);
    const { version } = JSON.parse(await readFile(installed('package.json'), 'utf8')) as { version: string };
    expect(said.stdout).toBe(`${version}\n`);
    expect(version).toMatch(stamped);
    expect(help.stdout).toMatch(
      /^Usage: handbill \[options\] \[command\]\n[^]*\nCalls:\n {2}content [^]*\nOf the server on this machine:\n {2}start /,
    );
  });

  it('says on an older Node which one it needs, before it imports anything', async () => {
    const aged = join(folder, 'aged.cjs');
    const versions = JSON.stringify({ ...process.versions, node: '20.20.2' });
    await writeFile(aged, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
    const older = [{ node: '20.20.2', program: join(folder, 'bin/node'), args: ['--require', aged] }];
    // The machine's own, where the tests have fetched a newer one.
    const own = await run('/usr/bin/node', ['--version'], shell()).catch(() => undefined);
    const node = own?.stdout.trim().slice(1) ?? '';
    if (Number.parseInt(node, 10) < 22) older.push({ node, program: '/usr/bin/node', args: [] });
    for (const { node: one, program, args } of older)
      await expect(run(program, [...args, installed('bin/handbill.js'), 'version'], shell())).rejects.toMatchObject({
        code: 1,
        stdout: '',
        stderr: `Handbill needs Node 22.19 or later; this is ${one}.\n`,
      });
  });

  it('starts, writes a text, shows its pages, is looked after by its commands, and stops', async () => {
    const { env, ...as } = shell();
    const program = join(folder, 'node_modules/.bin/handbill');
    const server = spawn(program, { ...as, env: { ...env, npm_command: 'exec' }, stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void server.kill('SIGKILL'));
    const ended = once(server, 'exit');
    let said = '';
    for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    await expect.poll(() => said, { timeout: 30_000 }).toContain('For a first text, type:');
    const data = join(folder, 'home/.local/share/handbill');
    expect(said).toContain(`  Key       ${data}/admin.key (just created)`);
    expect(said).toMatch(/^ {2}npx +to try it\. /m);

    const url = /^ {2}REST +(\S+)\/v1$/m.exec(said)?.[1] ?? '';
    const get = async (path: string) => (await fetch(`${url}${path}`)).text();
    const brief = { type: 'social_post', platform: 'linkedin', topic: 'We open a bakery' };
    const key = (await readFile(join(data, 'admin.key'), 'utf8')).trim();
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/v1/content/generate`, { method: 'POST', headers, body: JSON.stringify(brief) });
    expect(await answer.json()).toMatchObject({ status: 'ready', language: 'en', generation: { provider: 'sandbox' } });
    const committed = await readFile(join(root, 'docs/openapi.json'), 'utf8');
    expect(await get('/v1/openapi.json')).toBe(committed.replace('"url": "/v1"', `"url": "${url}/v1"`));
    expect(await get('/v1/openapi.json?profile=full')).toContain('"Idempotency-Key"');
    expect(await get('/docs')).toContain('id="content_generate"');
    expect(await get('/docs/guides/operating')).toContain('<h1');
    expect(await get('/problems/not_found')).toContain('not_found');

    expect((await handbill('key', 'list')).stdout).toContain('First key');
    const asCaller = { ...shell(), env: { ...shell().env, HANDBILL_URL: url, HANDBILL_KEY: key } };
    expect((await run(program, ['content', 'list'], asCaller)).stdout).toMatch(/^\{"type":"social_post",.*\}\n$/);
    const { stdout: found } = await handbill('doctor', '--all', '--data', folder);
    expect(found).toMatch(/^ok +database +MongoDB /m);
    expect(found).toContain(` free for ${folder}\n`);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
