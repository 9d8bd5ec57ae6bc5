import { appName } from '@handbill/mongo';
import type { Db } from 'mongodb';
import { version } from '../../settings/version.ts';
import { note, ok, type Finding } from './finding.ts';

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
  if (versions.every((one) => one === version)) return [ok(subject, 'all that are connected to the database are of this version')];
  const advice = `Unless you are upgrading: bring all to one version, such as this one, ${version}.`;
  return [note(subject, `connected to the database: ${versions.toSorted().join(', ')}`, advice)];
}
