import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../architecture/source-files.ts';

const run = promisify(execFile);
const requests = 'requests==2.32.4';

/** Where Python finds `requests`: the machine's own, or one that pip fetches once. */
export async function requestsFolder(): Promise<string> {
  const folder = join(root, 'node_modules/.cache', requests);
  const isThere =
    existsSync(folder) ||
    (await run('python3', ['-c', 'import requests']).then(
      () => true,
      () => false,
    ));
  if (!isThere) {
    await mkdir(folder, { recursive: true });
    await run('python3', ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--target', folder, requests]);
  }
  return folder;
}
