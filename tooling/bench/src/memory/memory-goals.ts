import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { printGoals } from '../goals.ts';
import { ours, startSide, type RunningSide } from '../sides/side.ts';
import { call, made, type ServerSetting } from '../server-calls.ts';
import { makeLarge } from './large-records.ts';
import { readThrough, Unread } from './unread.ts';

const [maxPeak, maxAfter] = [600, 250];
const [maxCall, maxLive] = [500, 250];
/** How long the readers stay, and how long after they have left the memory is looked at, in milliseconds. */
const [stay, afterwards] = [20_000, 60_000];

/** In megabytes: the memory of a process now, or the most since it was asked last. */
async function memoryOf({ pid }: RunningSide, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const kilobytes = new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (what === 'VmHWM') await writeFile(`/proc/${pid}/clear_refs`, '5');
  return Number(kilobytes) / 1_024;
}

/** Makes a call again and again until it is ended; resolves to how long each took, in milliseconds. */
function watched(every: number, one: () => Promise<unknown>): () => Promise<number[]> {
  const took: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now();
      await one();
      took.push(performance.now() - began);
      await sleep(every);
    }
    return took;
  })();
  return () => {
    over.abort();
    return watching;
  };
}

const p99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN;

const counted = (statuses: readonly (string | number)[]): string =>
  Array.from(
    Map.groupBy(statuses, (status) => status),
    ([status, { length }]) => `${length} × ${status}`,
  ).join(', ') || 'none';

/** The memory of a server for one workspace that asks for more than it reads, and the delay that another one notices. */
export async function memoryGoals(setting: ServerSetting): Promise<void> {
  const { HANDBILL_RATE_LIMIT: _, HANDBILL_WORKSPACE_RATE_LIMIT: __, ...env } = setting.env as Record<string, string>;
  const side = await startSide(ours, env, ['--max-old-space-size=512']);
  try {
    const admin = await setting.readKey();
    const [greedy, other] = [
      await made(side, admin, 'POST /workspaces', { name: 'Greedy' }),
      await made(side, admin, 'POST /workspaces', { name: 'Other' }),
    ];
    const oldest = await makeLarge(setting, side, greedy.key.key);
    const newKey = async () => (await made(side, greedy.key.key, 'POST /keys', { name: 'One more', scopes: ['admin'] })).key as string;
    const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
    await memoryOf(side, 'VmHWM');
    const part = async (
      name: string,
      work: () => Promise<{ readonly leave: () => void; readonly statuses: readonly (string | number)[] }>,
    ) => {
      const endCalls = watched(150, () => call(side, other.key.key, 'GET /campaigns?limit=20'));
      const endLives = watched(50, () => fetch(`${side.url}/health/live`).then((response) => response.text()));
      const { leave, statuses } = await work();
      await sleep(stay);
      const [calls, lives] = [p99(await endCalls()), Math.max(...(await endLives()))];
      const [peak, present] = [await memoryOf(side, 'VmHWM'), await memoryOf(side, 'VmRSS')];
      leave();
      await sleep(afterwards);
      const after = await memoryOf(side, 'VmRSS');
      const held = `${name} (${counted(statuses)}): at most ${peak.toFixed(0)} MB, ${present.toFixed(0)} in the end, ${after.toFixed(0)} a minute later`;
      const others = `${name}: another workspace's calls take ${calls.toFixed(0)} ms at p99, /health/live ${lives.toFixed(0)} ms at most`;
      printGoals([
        { what: held, met: peak <= maxPeak && after <= maxAfter },
        { what: others, met: calls <= maxCall && lives <= maxLive },
      ]);
    };

    await part('300 pages at once', async () => {
      const key = await newKey();
      const reads = Array.from({ length: 300 }, () => readThrough(side, '/content?limit=100', bearer(key)));
      return { leave: () => undefined, statuses: await Promise.all(reads) };
    });
    await part('300 readers that stop', async () => {
      const unread = new Unread();
      await unread.open(side, 300, '/content?limit=100', bearer(await newKey()));
      return { leave: () => unread.leave(), statuses: unread.statuses };
    });
    await part('95 feeds unread', async () => {
      const unread = new Unread();
      await unread.open(side, 95, '/events', { ...bearer(await newKey()), Accept: 'text/event-stream', 'Last-Event-ID': oldest });
      return { leave: () => unread.leave(), statuses: unread.statuses };
    });
  } finally {
    await side.stop();
  }
}
