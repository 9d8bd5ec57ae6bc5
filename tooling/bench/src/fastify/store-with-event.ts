import { newId } from '@handbill/contract';
import type { FastifyRequest } from 'fastify';
import type { ClientSession, Db } from 'mongodb';
import type { StoredCampaign } from './stored-campaign.ts';

interface Event {
  readonly _id: string;
  readonly [member: string]: unknown;
}

/** Stores a change and its event in one transaction, as by hand; a change of nothing has no event. */
export function storeWithEvent<Stored extends StoredCampaign | null>(
  db: Db,
  { request, type }: { readonly request: FastifyRequest; readonly type: string },
  change: (session: ClientSession) => Promise<Stored>,
): Promise<Stored> {
  const inTransaction = async (session: ClientSession): Promise<Stored> => {
    const stored = await change(session);
    if (stored === null) return stored;
    const { _id: resource_id, workspace_id, ...data } = stored;
    const created_at = new Date();
    const event = { _id: newId('evt', created_at), workspace_id, type, created_at, resource_id, request_id: request.id, data };
    await db.collection<Event>('events_by_hand').insertOne(event, { session });
    return stored;
  };
  return db.client.withSession((session) => session.withTransaction(() => inTransaction(session)));
}
