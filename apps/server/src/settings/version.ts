import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPacked, manifest, projectRoot } from './installation.ts';

/** Reads a file of a clone; `undefined` where there is none, or where Git keeps it in another way. */
function readGit(file: string): string | undefined {
  try {
    return readFileSync(join(projectRoot, '.git', file), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** The commit that a clone is at, in short: the machine need not have Git. */
function commitOf(): string | undefined {
  const head = readGit('HEAD');
  const branch = head?.startsWith('ref: ') === true ? head.slice('ref: '.length) : undefined;
  const packed = () =>
    readGit('packed-refs')
      ?.split('\n')
      .find((line) => line.endsWith(` ${branch}`));
  const commit = branch === undefined ? head : (readGit(branch) ?? packed());
  return commit?.slice(0, 7);
}

const commit = isPacked ? undefined : commitOf();

/** The running version: `0.2.0-dev+1f43a9d`, without the commit where that is unknown. The version of a packed server includes it. */
export const version = commit === undefined ? manifest.version : `${manifest.version}+${commit}`;
