import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where else something is written than where records are changed, and why that is no change of a record. */
const bookkeeping: Readonly<Record<string, string>> = {
  'attempts/mongo-attempt-log.ts': 'calls of models, and what they took of a record: counted afterwards',
  'attempts/recompute-costs.ts': 'costs of calls at corrected prices, and the sums of their days',
  'attempts/stored-attempt.ts': 'what calls of models answered, of erased texts',
  'attempts/usage-counter.ts': 'the sums of the days',
  'calendar-feeds/mongo-calendar-feeds.ts': 'when a feed was last read',
  'caps/cap-counter.ts': 'what was spent of caps: counted afterwards',
  'caps/cap-entries.ts': 'what is reserved of caps for texts',
  'caps/mongo-caps.ts': 'what is reserved for the next call for a text',
  'comments/stored-comment.ts': 'comments on erased texts',
  'content/begin-content.ts': 'the beginning of a text: its end is the change',
  'content/mongo-content-streams.ts': 'the text while it is written',
  'content/mongo-generation-leases.ts': 'leases, the text so far, and what a cancelled text took: counted afterwards',
  'content/mongo-revisions.ts': 'the state before a change, in its transaction',
  'content/used-voices.ts': 'copies of brand voices',
  'database/transaction-sessions.ts': 'processes that are gone',
  'database/process-record.ts': 'that a process lives',
  'database/with-lock.ts': 'locks',
  'erasure/erase-actor.ts': 'the actor of calls, taken out of all collections',
  'erasure/erase-workspaces.ts': 'what is left of deleted workspaces',
  'erasure/erased-records.ts': 'that a record was erased',
  'events/expire-events.ts': 'events that are not kept any more',
  'events/mongo-event-relay.ts': 'what waits in outboxes, on its way into the feeds',
  'events/stored-event.ts': 'what events show of erased records',
  'events/refused-calls.ts': 'how many calls were refused',
  'idempotency/mongo-idempotency.ts': 'reservations of keys, and answers',
  'keys/ending-keys.ts': 'what is kept of keys that end, and which transaction has seen last that one with admin stays',
  'keys/mongo-keys.ts': 'when a key was last used',
  'publications/erase-belonging.ts': 'that a publication was erased with what it belongs to',
  'publications/hidden-publications.ts': 'publications on their way to the trash and back, with what they belong to',
  'publications/placement-counts.ts': 'how many publications texts and campaigns have',
  'publications/retell-instants.ts': 'by which time zone data an instant was told that stays the same',
  'rates/mongo-rates.ts': 'how many calls were made',
  'records/leases.ts': 'who works on a record, and until when',
  'records/outgoing-calls.ts': 'calls of other services, before they are made and when they have ended',
  'workspaces/mongo-workspaces.ts': 'that a deleted workspace is to be erased, in the transaction that deletes it',
  'schema/add-words.ts': 'the words of records of earlier versions, which change nothing that is told',
  'schema/migrations.ts': 'which migrations were applied',
};

const writes =
  /\.(?:insertOne|insertMany|updateOne|updateMany|replaceOne|findOneAnd\w+|deleteOne|deleteMany|bulkWrite|initialize\w+BulkOp)\b|\$merge\b|\$out\b|\b(?:insert|update|delete|findAndModify): (?:'|"|`)/;

const source = join(import.meta.dirname, '..');

it('changes records in records/ alone; what else is written is listed, with its reason', async () => {
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(source, file), 'utf8')] as const));
  const writing = texts.flatMap(([file, text]) => (writes.test(text) ? [file] : []));
  expect(writing.toSorted()).toEqual(
    [
      'records/change.ts',
      'records/outbox.ts',
      'records/record-inserter.ts',
      'records/restorable-changes.ts',
      ...Object.keys(bookkeeping),
    ].toSorted(),
  );
});
