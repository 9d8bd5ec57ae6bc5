import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings/settings.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

const secretFiles = ['admin.key', 'mongod.key', 'mongod.password'];

async function modeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mode & 0o777;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Whether others on the machine can read the files that open the service, or replace them. */
export async function checkModes({ data, mongo }: Pick<Settings, 'data' | 'mongo'>): Promise<Finding[]> {
  const subject = 'file modes';
  const folder = await modeOf(data);
  if (folder === undefined) return [note(subject, `${data} is not there yet: the first start makes it`)];
  const files = await Promise.all(
    secretFiles.map(async (name) => ({ path: join(data, name), mode: await modeOf(join(data, name)), wanted: 0o600, forbidden: 0o077 })),
  );
  // With a database elsewhere the folder holds the first key alone, whose own mode protects it from being read.
  const itself = { path: data, mode: folder, wanted: 0o700, forbidden: mongo.uri === undefined ? 0o077 : 0o022 };
  const open = [itself, ...files].flatMap(({ path, mode = 0, wanted, forbidden }) => {
    const found = `${path} is open to others on this machine (mode ${mode.toString(8)})`;
    return (mode & forbidden) === 0 ? [] : [wrong(subject, found, `chmod ${wanted.toString(8)} '${path}'`)];
  });
  return open.length > 0 ? open : [ok(subject, `${data} and its keys are closed to others`)];
}
