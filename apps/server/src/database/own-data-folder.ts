import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../start-refused.ts';
import { isRunning, runningProcess } from './running-process.ts';

const Owner = z.object({ pid: z.int().positive(), started: z.string() });
type Owner = z.infer<typeof Owner>;

export interface Ownership {
  readonly release: () => Promise<void>;
}

/** What a file of another kind says is no owner: a half-written lock can't come from us, it is linked whole. */
async function ownerIn(file: string): Promise<Owner | null> {
  const text = await readFile(file, 'utf8').catch(() => '');
  try {
    return Owner.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const isAlive = async (owner: Owner | null): Promise<boolean> => owner !== null && isRunning(owner);

const refused = (folder: string, owner: Owner | null) =>
  new StartRefused(
    `The data folder ${folder} is in use by another server (process ${owner?.pid ?? 'unknown'}). Stop that one, or set HANDBILL_DATA to a folder of its own.`,
  );

/** Makes this process the only owner of a data folder; a dead owner's lock is taken over. */
export async function ownDataFolder(folder: string): Promise<Ownership> {
  await mkdir(folder, { recursive: true });
  const lock = join(folder, 'owner.json');
  const mine = join(folder, `owner.${randomUUID()}.json`);
  const me = await runningProcess(process.pid);
  await writeFile(mine, JSON.stringify({ pid: process.pid, started: me?.started ?? '' }));
  try {
    for (;;) {
      // link, not write: it fails where a lock is, and no one ever reads half of one.
      const taken = await link(mine, lock).then(
        () => true,
        () => false,
      );
      if (taken) return { release: () => rm(lock, { force: true }) };
      const found = await ownerIn(lock);
      if (await isAlive(found)) throw refused(folder, found);
      const aside = join(folder, `owner.${randomUUID()}.json`);
      await rename(lock, aside).catch(() => undefined);
      const moved = await ownerIn(aside);
      // Between our look and our rename another start may have taken the dead one's place: give it back.
      const wronged =
        (await isAlive(moved)) &&
        (await link(aside, lock).then(
          () => true,
          () => false,
        ));
      await rm(aside, { force: true });
      if (wronged) throw refused(folder, moved);
    }
  } finally {
    await rm(mine, { force: true });
  }
}
