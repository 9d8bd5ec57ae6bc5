import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { appendFile, chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../packages/embedded-mongo/src/index.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../architecture/source-files.ts';
import { testDatabase, type TestDatabase } from '../testing/src/test-database.ts';
import { buildImage, confined, inContainer, settingsOf, type Image } from './dockerfile.ts';
import { stamped } from './packed-version.ts';

const run = promisify(execFile);
const [ofContainer, ofUnit] = [testDatabase(), testDatabase()];

/** Runs a program of `bwrap` to its end; resolves to its output. */
const said = async ([program = '', ...args]: readonly string[], id: number) => (await run(program, args, { uid: id, gid: id })).stdout;

/** The process at the end of a line of parents, each with one child. */
async function innermost(pid: number): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim();
  return children === '' ? pid : innermost(Number(children.split(' ')[0]));
}

/** Starts a server, has it write a text, and stops it as its supervisor would; resolves to the first key's file, as it told it. */
async function writesAndStops(
  [program = '', ...args]: readonly string[],
  id: number,
  keyFile: string,
  whileRunning?: () => Promise<void>,
): Promise<string> {
  const server = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], uid: id, gid: id });
  onTestFinished(() => void server.kill('SIGKILL'));
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('For a first text, type:');
  const url = /^ {2}REST +(\S+)$/m.exec(printed)?.[1] ?? '';
  const key = (await readFile(keyFile, 'utf8')).trim();
  const answer = await fetch(`${url}/content/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'email', topic: 'We open a bakery' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([201, { status: 'ready' }]);
  await whileRunning?.();
  const ended = once(server, 'exit');
  process.kill(await innermost(server.pid ?? 0), 'SIGTERM');
  expect(await ended).toEqual([0, null]);
  return /^ {2}Key +(\S+) \(just created\)$/m.exec(printed)?.[1] ?? '';
}

const probe = ['sh', '-c', 'id -u; touch /opt/x /etc/x /usr/local/bin/x 2>&1 | grep -c Read-only; touch /tmp/x && echo written'];
const probed = (id: number) => `${id}\n3\nwritten\n`;

// It fetches Debian and all packages once more, and packs.
describe.runIf(process.env['FRESH_DEBIAN'] === '1')('in a fresh tree of Debian', { timeout: 60_000 }, () => {
  let folder = '';
  let image: Image;
  const settings = async ({ uri, name }: TestDatabase) => ({
    MONGODB_URI: uri,
    MONGODB_DB: name,
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'handbill-image-'));
    await chmod(folder, 0o755);
    image = await buildImage(await readFile(join(root, 'deploy/Dockerfile'), 'utf8'), folder);
  }, 600_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('the steps of the Dockerfile leave the artefact, a data folder of its user, and no source', async () => {
    const { stdout } = await run('chroot', [image.tree, 'ls', '-ln', '/', '/opt/handbill', '/usr/local/bin/handbill']);
    expect(stdout).toMatch(/^drwxr-xr-x .* 1000 +1000 .* data$/m);
    expect(stdout).toContain('/usr/local/bin/handbill -> /opt/handbill/bin/handbill.js');
    expect(stdout).not.toMatch(/ source$/m);
    const { stdout: size } = await run('du', ['--summarize', '--block-size=1M', join(image.tree, 'opt/handbill')]);
    expect(Number.parseInt(size, 10)).toBeLessThan(40);
  });

  it('a container writes a text as its user, on a root that cannot be written, and is looked at and stopped as compose.yaml says', async () => {
    const data = join(folder, 'data');
    await mkdir(data);
    await chown(data, 1_000, 1_000);
    const env = await settings(ofContainer);
    const inside = (command?: readonly string[]) => inContainer(image, data, env, command);
    const keyFile = await writesAndStops(inside(), 1_000, join(data, 'admin.key'), async () => {
      await said(inside(image.healthcheck), 1_000);
    });
    expect(keyFile).toBe('/data/admin.key');
    expect((await said(inside(['handbill', 'version']), 1_000)).trim()).toMatch(stamped);
    expect(await said(inside(['handbill', 'key', 'list']), 1_000)).toContain('First key');
    expect(await said(inside(probe), 1_000)).toBe(probed(1_000));
    await expect(said(inside(image.healthcheck), 1_000)).rejects.toMatchObject({ code: 1 });
  });

  it('the unit’s command writes a text after the steps of the documentation, as its user, on a root that cannot be written', async () => {
    const [packed = ''] = globSync('source/packed/*.tgz', { cwd: image.stages[0] ?? '' });
    await copyFile(join(image.stages[0] ?? '', packed), join(image.base, 'handbill.tgz'));
    const docs = await readFile(join(root, 'docs/operations/deploying.md'), 'utf8');
    const [, steps = ''] = /^## With systemd$[^]*?```sh\n([^]*?)```/m.exec(docs) ?? [];
    expect(steps).toContain('systemctl enable --now handbill\n');
    const typed = steps
      .replaceAll(/\.\/handbill-\S+\.tgz/g, '/handbill.tgz')
      .replace(/^systemctl .*$/m, '')
      .replace(/^(?=cp )/m, 'mkdir -p /etc/systemd/system\n');
    const asRoot = ['--bind', image.base, '/', '--proc', '/proc', '--dev', '/dev', '--setenv', 'HOME', '/root', '--chdir', '/root'];
    await run('bwrap', [...asRoot, 'sh', '-ec', typed]);
    const unit = await readFile(join(image.base, 'etc/systemd/system/handbill.service'), 'utf8');
    const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1] ?? '';
    const env = await settings(ofUnit);
    await appendFile(
      join(image.base, 'etc/handbill/settings.env'),
      Object.entries(env)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const id = Number((await run('chroot', [image.base, 'id', '--user', valueOf('User')])).stdout);
    expect(id).toBeGreaterThan(0);
    // The folders that systemd makes for it.
    const own = ['/var/lib/handbill', '/var/cache/handbill'].map((path) => [join(image.base, path), path] as const);
    for (const [path] of own) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      await chown(path, id, id);
    }
    const variables = Object.fromEntries(
      valueOf('Environment')
        .split(' ')
        .map((one) => one.split('=', 2)),
    );
    const inside = (command: readonly string[]) => [
      ...confined(image.base, own, id),
      ...settingsOf({ PATH: '/usr/local/bin:/usr/bin:/bin', ...variables }),
      '--',
      ...command,
    ];
    const keyFile = await writesAndStops(inside(valueOf('ExecStart').split(' ')), id, join(image.base, 'var/lib/handbill/admin.key'));
    expect(keyFile).toBe('/var/lib/handbill/admin.key');
    expect(await said(inside(['handbill', 'doctor']), id)).toMatch(/^ok +database +MongoDB /m);
    expect(await said(inside(probe), id)).toBe(probed(id));
  });
});
