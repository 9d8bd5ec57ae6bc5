import { inspectDatabase, type InspectedDatabase } from '@handbill/mongo';
import type { Db } from 'mongodb';
import { size } from '../../database/free-space.ts';
import { handbill } from '../../settings/installation.ts';
import { note, ok, wrong, type Finding } from './finding.ts';

function structure({ unfit, pendingMigrations, missingIndexes: missing }: InspectedDatabase): Finding {
  if (unfit !== undefined) return wrong('structure', unfit);
  if (pendingMigrations === 0 && missing.length === 0) return ok('structure', 'all migrations and indexes of this version');
  const lacks = [
    ...(pendingMigrations === 0 ? [] : [pendingMigrations === 1 ? 'a migration' : `${pendingMigrations} migrations`]),
    ...(missing.length === 0 ? [] : [`the index${missing.length === 1 ? '' : 'es'} ${missing.join(', ')}`]),
  ];
  return wrong('structure', `It lacks ${lacks.join(', and ')}`, 'Start a server of this version: it brings the database up to date.');
}

const leftover = (found: string): Finding =>
  note('structure', found, `When no server of an earlier version is running any more: ${handbill} prune-database`);

function leases({ stuckTexts: count }: InspectedDatabase): Finding {
  if (count === 0) return ok('leases', 'no text waits for a server that is gone');
  const found = `${count === 1 ? 'A text waits' : `${count} texts wait`} for a server that has been gone for minutes`;
  return wrong('leases', found, 'Start a server, or look at the log of one that runs: it takes them over within seconds.');
}

/** An index that is used at all is used within a week. */
const enough_ms = 7 * 24 * 60 * 60_000;

function unused({ unusedIndexes: { names, since } }: InspectedDatabase): Finding[] {
  if (names.length === 0 || Date.now() - since.getTime() < enough_ms) return [];
  return [note('indexes', `not used since ${since.toISOString()}: ${names.join(', ')}`)];
}

/** Whether the structure and the work in the database are in order, and how much space the collections take. */
export async function checkRecords(db: Db): Promise<Finding[]> {
  const inspected = await inspectDatabase(db);
  if (inspected.isNew) return [note('structure', `${db.databaseName} is empty: the first start fills it`)];
  const space = inspected.sizes.map(({ name, bytes, records }) =>
    ok('space', `${name}: ${size(bytes)} for ${records.toLocaleString('en')} record${records === 1 ? '' : 's'}`),
  );
  return [structure(inspected), ...inspected.unneededIndexes.map(leftover), ...unused(inspected), leases(inspected), ...space];
}
