import { randomUUID } from 'node:crypto';
import type { Content } from '@handbill/contract';
import type { Author, BeginOptions, EditOptions, Lease, NewRecord } from '@handbill/operations';
import type { Collection } from 'mongodb';
import { maxTimeMS } from '../database/client-options.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { leaseUntil } from '../database/lease.ts';
import { changerOf } from '../records/change.ts';
import { searchedOf } from '../records/kept.ts';
import { textAuthor } from './text-authors.ts';
import { unheld } from './generation-queue.ts';
import { keptContent } from './kept-content.ts';
import { toStored, type StoredContent } from './stored-content.ts';

interface Beginnings {
  readonly records: Collection<StoredContent>;
  readonly leaseDuration: number;
}

function beginning(
  by: Author,
  { content, waits = false }: NewRecord,
  { voice = null, allowedModels = null }: BeginOptions,
  leaseDuration: number,
) {
  const token = randomUUID();
  const ofVoice = voice !== null && { voice_revision: voice.revision };
  const ofKey = allowedModels !== null && { allowed_models: [...allowedModels] };
  const who = { created_by: changerOf(by), updated_by: changerOf(by), authors: [textAuthor(by)].filter((author) => author !== null) };
  const stored = toStored(by.workspaceId, content, by.keyId);
  const record = { $literal: { ...stored, ...searchedOf(keptContent, stored), ...ofVoice, ...ofKey, ...who } };
  const asked = { actor: { $literal: by.actor }, request_id: { $literal: by.requestId } };
  const lease = { token, ...(waits ? { until: unheld, claims: 0 } : { until: leaseUntil(leaseDuration), claims: 1 }), ...asked };
  return {
    // Nothing has the new token, so it never matches what is there.
    filter: { _id: content.id, workspace_id: by.workspaceId, 'lease.token': token },
    // An insert can not read the database's clock; an upsert can.
    inserted: [{ $replaceWith: { $mergeObjects: [record, { lease }] } }],
    lease: { ...by, contentId: content.id, allowedModels, token },
  };
}

export async function beginContent(to: Beginnings, by: Author, content: Content, options: BeginOptions): Promise<Lease> {
  const { waits = false, expectsAttempt = false } = options;
  const { filter, inserted, lease } = beginning(by, { content, waits }, options, to.leaseDuration);
  // On disk, or stored before something that will be: a text that was paid for must find its record, whatever happens to the database.
  await to.records.updateOne(filter, inserted, { upsert: true, maxTimeMS, ...(expectsAttempt && { writeConcern: { w: 1 } }) });
  return lease;
}

/** Stores all records or none. */
export async function beginAllContent(
  to: Beginnings,
  by: Author,
  records: readonly NewRecord[],
  options: BeginOptions,
): Promise<readonly Lease[]> {
  const beginnings = records.map((record) => beginning(by, record, options, to.leaseDuration));
  await inTransaction(to.records.db.client, async (session) => {
    for (const { filter, inserted } of beginnings) await to.records.updateOne(filter, inserted, { upsert: true, session });
  });
  return beginnings.map(({ lease }) => lease);
}

/** A lease for parts of a text, which any process with room claims. */
export function waitingFor(by: Author, { allowedModels = null, ...parts }: NonNullable<EditOptions['begins']>, { status }: Content) {
  const asked = { actor: by.actor, request_id: by.requestId };
  const rewriting = { ...parts, key_id: by.keyId, status };
  return {
    lease: { $literal: { token: randomUUID(), until: unheld, claims: 0, ...asked, rewriting } },
    allowed_models: allowedModels === null ? '$$REMOVE' : { $literal: allowedModels },
  };
}
