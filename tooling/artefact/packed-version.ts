import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { version } from '../../apps/server/src/settings/version.ts';
import { root } from '../architecture/source-files.ts';

/** How it looks, of a release as well. */
export const stamped = /^\d+\.\d+\.\d+(-\w+\.\d{14}\.g[0-9a-f]{7,})?$/;

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: root, env: { ...process.env, TZ: 'UTC' } })).stdout.trim();

const now = (): string => new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);

/** When the packed sources were changed last, and their commit: the time is that of the commit where nothing was changed since. */
async function state(): Promise<readonly (string | undefined)[]> {
  const last = git('log', '-1', '--abbrev=7', '--date=format-local:%Y%m%d%H%M%S', '--format=%cd %h');
  const [changes, [time, commit]] = await Promise.all([git('status', '--porcelain'), last.then((line) => line.split(' '))]);
  return [changes === '' ? time : now(), commit];
}

/**
 * The version of a tarball: `0.2.0-dev.20261126201604.g1f43a9d`. npm takes two tarballs of one version for the same, and does not compare what
 * follows a `+`. A release has its number alone.
 */
export async function packedVersion(): Promise<string> {
  const [number = '', knownCommit] = version.split('+');
  if (!number.includes('-')) return number;
  // The machine need not have Git, nor the sources their history.
  const [time, commit] = await state().catch(() => [now(), knownCommit]);
  return `${number}.${time}${commit === undefined ? '' : `.g${commit}`}`;
}
