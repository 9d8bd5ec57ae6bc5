import { execFile } from 'node:child_process';
import { copyFile, cp, mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';

const run = promisify(execFile);
const maxOutput = 50_000_000;

/** The image of a container: a folder that has all of its files, and the Dockerfile's settings of its process. */
export interface Image {
  readonly tree: string;
  /** Debian with Node, and nothing of ours. */
  readonly base: string;
  /** The trees of the stages before. */
  readonly stages: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly user: string;
  readonly entrypoint: readonly string[];
  readonly healthcheck: readonly string[];
}

interface Stage extends Omit<Image, 'stages' | 'base'> {
  readonly name: string | undefined;
  readonly workdir: string;
}

const instructions = (dockerfile: string): readonly (readonly [name: string, rest: string])[] =>
  dockerfile
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);

/** The official image of Node on Debian: Node, npm and the user `node`. */
async function nodeImage(tree: string): Promise<void> {
  await run('mmdebstrap', ['--variant=minbase', '--include=ca-certificates,libstdc++6', 'bookworm', tree], { maxBuffer: maxOutput });
  await copyFile(process.execPath, join(tree, 'usr/local/bin/node'));
  const { stdout: npm } = await run('sh', ['-c', 'realpath "$(command -v npm)"']);
  await cp(join(npm.trim(), '../..'), join(tree, 'usr/local/lib/node_modules/npm'), { recursive: true, verbatimSymlinks: true });
  await symlink('../lib/node_modules/npm/bin/npm-cli.js', join(tree, 'usr/local/bin/npm'));
  await run('chroot', [tree, 'useradd', '--uid', '1000', '--create-home', 'node']);
  for (const file of ['resolv.conf', 'hosts']) await copyFile(join('/etc', file), join(tree, 'etc', file));
}

/** The files of a clean clone, as `Dockerfile.dockerignore` leaves them. */
async function copyClone(to: string): Promise<void> {
  await run('sh', ['-c', `git ls-files -z | tar --create --null --files-from=- | tar --extract --directory '${to}'`], { cwd: root });
  const { stdout: commit } = await run('git', ['rev-parse', 'HEAD'], { cwd: root });
  await mkdir(join(to, '.git'));
  await writeFile(join(to, '.git/HEAD'), commit);
}

/** Where this machine's npm finds packages, and whom it trusts: a builder of images hands that in from outside. */
async function outside(tree: string): Promise<Record<string, string>> {
  const { stdout: registry } = await run('npm', ['config', 'get', 'registry']);
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  if (authorities === undefined) return { npm_config_registry: registry.trim() };
  await copyFile(authorities, join(tree, 'etc/ssl/outside.pem'));
  return { npm_config_registry: registry.trim(), NODE_EXTRA_CA_CERTS: '/etc/ssl/outside.pem' };
}

/** As arguments of `bwrap`. */
export const settingsOf = (env: Readonly<Record<string, string>>): string[] =>
  Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]);

/**
 * Takes the steps of a Dockerfile one after the other in fresh trees of Debian, in place of a container engine, and only the instructions that
 * ours has. Needs `mmdebstrap`, `bwrap` and root.
 */
export async function buildImage(dockerfile: string, folder: string): Promise<Image> {
  const base = join(folder, 'base');
  await nodeImage(base);
  const stages: Stage[] = [];
  const current = (): Stage => {
    const stage = stages.at(-1);
    if (stage === undefined) throw new Error('A Dockerfile begins with FROM.');
    return stage;
  };
  const change = (more: Partial<Stage>): void => void stages.splice(-1, 1, { ...current(), ...more });
  const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';
  const steps: Readonly<Record<string, (rest: string) => Promise<void> | void>> = {
    async FROM(rest) {
      const [, image, , name] = /^(\S+)( AS (\S+))?$/.exec(rest) ?? [];
      if (image !== 'node:24-bookworm-slim') throw new Error(`There is no tree for ${image}.`);
      const tree = join(folder, `stage-${stages.length}`);
      await run('cp', ['--archive', base, tree]);
      stages.push({ tree, name, env: { PATH: path }, workdir: '/', user: 'root', entrypoint: [], healthcheck: [] });
    },
    async WORKDIR(workdir) {
      await mkdir(join(current().tree, workdir), { recursive: true });
      change({ workdir });
    },
    async COPY(rest) {
      const [, , from, source = '', target = ''] = /^(--from=(\S+) )?(\S+) (\S+)$/.exec(rest) ?? [];
      const { tree, workdir } = current();
      const to = join(tree, target === '.' ? workdir : target);
      if (from === undefined) return copyClone(to);
      const stage = stages.find(({ name }) => name === from);
      await mkdir(dirname(to), { recursive: true });
      await run('cp', ['--archive', join(stage?.tree ?? '', source), to]);
    },
    async RUN(command) {
      const { tree, workdir, env, user } = current();
      if (user !== 'root') throw new Error('All that is run is run as root.');
      const set = settingsOf({ ...env, ...(await outside(tree)), HOME: '/root' });
      const inTree = ['--bind', tree, '/', '--proc', '/proc', '--dev', '/dev', '--clearenv', ...set, '--chdir', workdir];
      await run('bwrap', [...inTree, 'sh', '-c', command], { maxBuffer: maxOutput });
    },
    USER: (user) => change({ user }),
    ENV: (rest) => change({ env: { ...current().env, ...Object.fromEntries(rest.split(' ').map((one) => one.split(/=(.*)/s, 2))) } }),
    ENTRYPOINT: (rest) => change({ entrypoint: JSON.parse(rest) as string[] }),
    HEALTHCHECK: (rest) => change({ healthcheck: JSON.parse(rest.slice(rest.indexOf('['))) as string[] }),
    // An engine's own work with these is no step of the build.
    VOLUME: () => undefined,
    EXPOSE: () => undefined,
  };
  for (const [name, rest] of instructions(dockerfile)) {
    const step = steps[name];
    if (step === undefined) throw new Error(`${name} is not known here.`);
    await step(rest);
  }
  return { ...current(), base, stages: stages.slice(0, -1).map(({ tree }) => tree) };
}

/** A program in a tree whose root cannot be written, besides `/tmp` in memory and some folders: without rights, and with none to gain. */
export function confined(tree: string, folders: readonly (readonly [outside: string, inside: string])[], id: number): string[] {
  const writable = folders.flatMap(([outer, inner]) => ['--bind', outer, inner]);
  const mounts = ['--ro-bind', tree, '/', '--tmpfs', '/tmp', ...writable, '--proc', '/proc', '--dev', '/dev'];
  const user = ['--unshare-user', '--uid', String(id), '--gid', String(id)];
  return ['bwrap', ...mounts, ...user, '--unshare-pid', '--unshare-ipc', '--cap-drop', 'ALL', '--die-with-parent', '--clearenv'];
}

/** The command of a container of an image, as compose.yaml says: by default the image's own. */
export function inContainer(image: Image, data: string, more: Readonly<Record<string, string>>, command = image.entrypoint): string[] {
  if (image.user !== 'node') throw new Error(`The process is ${image.user}'s, not node's.`);
  return [...confined(image.tree, [[data, '/data']], 1_000), ...settingsOf({ ...image.env, ...more }), '--', ...command];
}
