import type { ServerSetting } from '../server-calls.ts';
import { liveReaders } from './live-readers.ts';
import { manyEvents } from './many-events.ts';

const parts = { readers: liveReaders, pages: manyEvents };

/** Prints the goals for many readers of events, and for many events; `names` picks parts. */
export async function eventGoals(setting: ServerSetting, names: readonly string[]): Promise<void> {
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    for (const { what, met } of await part(setting)) console.log(`${met ? 'kept  ' : 'MISSED'}  ${what}`);
  }
}
