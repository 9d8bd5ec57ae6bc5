import { setTimeout as wait } from 'node:timers/promises';
import { ours } from './sides/side.ts';
import { startSide } from './sides/start-side.ts';

/** Resident memory of our server that was just started and asked nothing, in megabytes. */
export async function idleMemory(env: NodeJS.ProcessEnv, seconds: number): Promise<number> {
  const side = await startSide(ours, env);
  await wait(seconds * 1000);
  const { rss } = await side.usage();
  await side.stop();
  return rss / 1024 / 1024;
}
