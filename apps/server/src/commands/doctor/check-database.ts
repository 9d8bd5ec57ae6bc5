import { appName } from '@handbill/mongo';
import type { Db } from 'mongodb';
import * as z from 'zod';
import { note, ok, wrong, type Finding } from './finding.ts';
import { freeSpace } from '../../database/free-space.ts';
import type { Settings } from '../../settings/settings.ts';
import { version as ownVersion } from '../../settings/version.ts';

export async function checkDisk(settings: Pick<Settings, 'data' | 'mongo'>): Promise<Finding[]> {
  const { found, advice } = await freeSpace(settings);
  return [advice === undefined ? ok('disk', found) : wrong('disk', found, advice)];
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

function version(text: string): Finding {
  const found = `MongoDB ${text}`;
  return Number.parseInt(text, 10) >= oldest ? ok('mongod', found) : wrong('mongod', found, `Upgrade it to ${oldest}.0 or later.`);
}

function topology({ setName, hosts = [], msg, isreplicaset = false }: z.infer<typeof Hello>): Finding {
  const subject = 'topology';
  if (msg === 'isdbgrid') return ok(subject, 'a sharded cluster');
  if (setName === undefined)
    return wrong(
      subject,
      isreplicaset ? 'a replica set that was never initiated' : 'a single mongod, which has no transactions',
      `${isreplicaset ? 'Call' : 'Start it with --replSet and call'} rs.initiate() once, in mongosh: a set of one is enough.`,
    );
  const set = `replica set ${setName}:`;
  if (hosts.length === 1) return note(subject, `${set} one member, and no other takes over where that fails`);
  return ok(subject, `${set} ${hosts.length} members`);
}

function clock(ahead_ms: number): Finding {
  const seconds = (Math.abs(ahead_ms) / 1_000).toFixed(1);
  if (Math.abs(ahead_ms) <= tolerated_ms) return ok('clock', `${seconds} s from the database's`);
  const found = `${seconds} s ${ahead_ms > 0 ? 'behind' : 'ahead of'} the database's`;
  return wrong('clock', found, 'Have both machines set theirs by NTP.');
}

export async function checkMongod(db: Db): Promise<Finding[]> {
  const build = z.object({ version: z.string() }).parse(await db.command({ buildInfo: 1 }));
  const began = Date.now();
  const hello = Hello.parse(await db.command({ hello: 1 }));
  const middle = (began + Date.now()) / 2;
  return [version(build.version), topology(hello), clock(hello.localTime.getTime() - middle)];
}

/** Which versions are connected to the database: each server names its own. */
export async function checkServers(db: Db): Promise<Finding[]> {
  const subject = 'servers';
  const connected = await db.client
    .db('admin')
    .aggregate<{ readonly _id: string }>([
      { $currentOp: { allUsers: true, idleConnections: true } },
      { $match: { appName: { $regex: `^${appName}(/|$)` } } },
      { $group: { _id: '$appName' } },
    ])
    .toArray();
  const versions = connected.map(({ _id }) => _id.slice(appName.length + 1) || 'one before 0.2.0');
  if (versions.length === 0) return [note(subject, 'none is connected to the database')];
  if (versions.every((one) => one === ownVersion)) return [ok(subject, 'all that are connected to the database are of this version')];
  const advice = `Unless you are upgrading: bring all to one version, such as this one, ${ownVersion}.`;
  return [note(subject, `connected to the database: ${versions.toSorted().join(', ')}`, advice)];
}
