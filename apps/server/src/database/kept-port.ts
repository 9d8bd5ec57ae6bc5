import { readFile, writeFile } from 'node:fs/promises';
import { freePort, isFree } from './free-port.ts';

/** The port of the last start while it is free, else a new one; a replica set remembers its address, so it is picked once and kept. */
export async function keptPort(file: string): Promise<number> {
  const kept = Number(await readFile(file, 'utf8').catch(() => ''));
  if (Number.isInteger(kept) && kept > 0 && kept < 65_536 && (await isFree(kept))) return kept;
  const port = await freePort();
  await writeFile(file, `${port}\n`);
  return port;
}
