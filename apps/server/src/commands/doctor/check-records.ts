import { inspectDatabase, type InspectedDatabase } from '@handbill/mongo';
import type { Db } from 'mongodb';
import { size } from '../../database/free-space.ts';
import { handbill } from '../../settings/installation.ts';
import type { Finding } from './finding.ts';

function structure({ unfit, pendingMigrations, missingIndexes: missing }: InspectedDatabase): Finding {
  if (unfit !== undefined) return { outcome: 'wrong', subject: 'structure', found: unfit };
  if (pendingMigrations === 0 && missing.length === 0)
    return { outcome: 'ok', subject: 'structure', found: 'all migrations and indexes of this version' };
  const lacks = [
    ...(pendingMigrations === 0 ? [] : [pendingMigrations === 1 ? 'a migration' : `${pendingMigrations} migrations`]),
    ...(missing.length === 0 ? [] : [`the index${missing.length === 1 ? '' : 'es'} ${missing.join(', ')}`]),
  ];
  return {
    outcome: 'wrong',
    subject: 'structure',
    found: `It lacks ${lacks.join(', and ')}`,
    advice: 'Start a server of this version: it brings the database up to date.',
  };
}

const leftover = (what: string): Finding => ({
  outcome: 'note',
  subject: 'structure',
  found: what,
  advice: `When no server of an earlier version is running any more: ${handbill} prune-database`,
});

function leases({ stuckTexts: count }: InspectedDatabase): Finding {
  if (count === 0) return { outcome: 'ok', subject: 'leases', found: 'no text waits for a server that is gone' };
  return {
    outcome: 'wrong',
    subject: 'leases',
    found: `${count === 1 ? 'A text waits' : `${count} texts wait`} for a server that has been gone for minutes`,
    advice: 'Start a server, or look at the log of one that runs: it takes them over within seconds.',
  };
}

/** An index that is used at all is used within a week. */
const enough_ms = 7 * 24 * 60 * 60_000;

function unused({ unusedIndexes: { names, since } }: InspectedDatabase): Finding[] {
  if (names.length === 0 || Date.now() - since.getTime() < enough_ms) return [];
  return [{ outcome: 'note', subject: 'indexes', found: `not used since ${since.toISOString()}: ${names.join(', ')}` }];
}

/** Whether the structure and the work in the database are in order, and how much space the collections take. */
export async function checkRecords(db: Db): Promise<Finding[]> {
  const inspected = await inspectDatabase(db);
  if (inspected.isNew) return [{ outcome: 'note', subject: 'structure', found: `${db.databaseName} is empty: the first start fills it` }];
  const space = inspected.sizes.map(({ name, bytes, records }): Finding => ({
    outcome: 'ok',
    subject: 'space',
    found: `${name}: ${size(bytes)} for ${records.toLocaleString('en')} record${records === 1 ? '' : 's'}`,
  }));
  return [structure(inspected), ...inspected.unneededIndexes.map(leftover), ...unused(inspected), leases(inspected), ...space];
}
