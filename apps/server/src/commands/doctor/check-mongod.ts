import type { Db } from 'mongodb';
import * as z from 'zod';
import type { Finding } from './finding.ts';
import { freeSpace } from '../../database/free-space.ts';
import type { Settings } from '../../settings/settings.ts';

export async function checkDisk(settings: Pick<Settings, 'data' | 'mongo'>): Promise<Finding[]> {
  const space = await freeSpace(settings);
  return [{ outcome: space.advice === undefined ? 'ok' : 'wrong', subject: 'disk', ...space }];
}

const oldest = 6;
/** Further apart, records expire at another time than callers believe. */
const tolerated_ms = 5_000;

const Hello = z.object({
  localTime: z.date(),
  setName: z.string().optional(),
  hosts: z.array(z.string()).optional(),
  msg: z.string().optional(),
  isreplicaset: z.boolean().optional(),
});
type Hello = z.infer<typeof Hello>;

function version(text: string): Finding {
  const found = `MongoDB ${text}`;
  if (Number.parseInt(text, 10) >= oldest) return { outcome: 'ok', subject: 'mongod', found };
  return { outcome: 'wrong', subject: 'mongod', found, advice: `Upgrade it to ${oldest}.0 or later.` };
}

function topology({ setName, hosts = [], msg, isreplicaset = false }: Hello): Finding {
  const subject = 'topology';
  if (msg === 'isdbgrid') return { outcome: 'ok', subject, found: 'a sharded cluster' };
  if (setName === undefined)
    return {
      outcome: 'wrong',
      subject,
      found: isreplicaset ? 'a replica set that was never initiated' : 'a single mongod, which has no transactions',
      advice: `${isreplicaset ? 'Call' : 'Start it with --replSet and call'} rs.initiate() once, in mongosh: a set of one is enough.`,
    };
  const members = hosts.length === 1 ? 'one member, and no other takes over where that fails' : `${hosts.length} members`;
  return { outcome: hosts.length === 1 ? 'note' : 'ok', subject, found: `replica set ${setName}: ${members}` };
}

function clock(ahead_ms: number): Finding {
  const subject = 'clock';
  const seconds = (Math.abs(ahead_ms) / 1_000).toFixed(1);
  if (Math.abs(ahead_ms) <= tolerated_ms) return { outcome: 'ok', subject, found: `${seconds} s from the database's` };
  return {
    outcome: 'wrong',
    subject,
    found: `${seconds} s ${ahead_ms > 0 ? 'behind' : 'ahead of'} the database's`,
    advice: 'Have both machines set theirs by NTP.',
  };
}

export async function checkMongod(db: Db): Promise<Finding[]> {
  const build = z.object({ version: z.string() }).parse(await db.command({ buildInfo: 1 }));
  const began = Date.now();
  const hello = Hello.parse(await db.command({ hello: 1 }));
  const middle = (began + Date.now()) / 2;
  return [version(build.version), topology(hello), clock(hello.localTime.getTime() - middle)];
}
