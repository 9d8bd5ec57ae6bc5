import { allowedActions, currencies, decimalsOf, jsonFault, lifecycle, newId } from '@handbill/contract';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { refused, workspaceOf, type Guard } from './guard.ts';
import { listCampaigns, type ListQuery } from './list-campaigns.ts';
import { campaign, createBody, listQuery, page } from './schemas.ts';
import { newCampaign, sent, type CreateBody, type SentCampaign, type StoredCampaign } from './stored-campaign.ts';

interface ById {
  Params: { id: string };
}

const notFound = (id: string) => refused(404, `There is no campaign ${id}.`);

/** One campaign, with its revision as the `ETag`. */
function send(request: FastifyRequest, reply: FastifyReply, found: StoredCampaign): SentCampaign | undefined {
  const etag = `"${found.revision}"`;
  reply.header('ETag', etag);
  if (request.method === 'GET' && request.headers['if-none-match'] === etag) return void reply.code(304).send();
  return sent(found);
}

/** `Link` to the next page of a list. */
function nextLink(url: string, cursor: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('cursor='));
  return `<${path}?${[...kept, `cursor=${cursor}`].join('&')}>; rel="next"`;
}

/** Rules that a schema can not say: over two fields, and for the size of an audience. */
function assertSound({ budget, currency, starts_at, ends_at, target_audience }: CreateBody): void {
  const decimals = currencies.get(currency ?? 'USD');
  if (typeof budget === 'number' && decimals !== undefined && decimalsOf(budget) > decimals)
    throw refused(400, `budget must have at most ${decimals} decimals.`);
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)) throw refused(400, 'ends_at must be after starts_at.');
  if (!target_audience) return;
  if (jsonFault(target_audience, 5) !== undefined) throw refused(400, 'target_audience is not valid.');
  if (Buffer.byteLength(JSON.stringify(target_audience)) > 16_384) throw refused(400, 'target_audience must be at most 16 kB.');
}

interface Event {
  readonly _id: string;
  readonly [member: string]: unknown;
}

/** Stores a change and its event in one transaction, as by hand; a change of nothing has no event. */
function storeWithEvent<Stored extends StoredCampaign | null>(
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

export function campaignRoutes(db: Db, guard: Guard): FastifyPluginCallback {
  const campaigns: Collection<StoredCampaign> = db.collection('campaigns');
  const read = { onRequest: guard('campaigns:read') };
  const write = { onRequest: guard('campaigns:write') };
  const findOne = (request: FastifyRequest<ById>) =>
    campaigns.findOne({ _id: request.params.id, workspace_id: workspaceOf(request) }, { maxTimeMS: 5_000 });

  return (server, _options, done) => {
    server.decorateRequest('caller', null);

    server.get<ById>('/campaigns/:id', { ...read, schema: { response: { 200: campaign } } }, async (request, reply) => {
      const found = await findOne(request);
      if (found === null) throw notFound(request.params.id);
      return send(request, reply, found);
    });

    const ofList = { ...read, schema: { querystring: listQuery, response: { 200: page } } };
    server.get<{ Querystring: ListQuery }>('/campaigns', ofList, async (request, reply) => {
      const found = await listCampaigns(campaigns, workspaceOf(request), request.query);
      const { next_cursor } = found.pagination;
      if (next_cursor !== null) reply.header('Link', nextLink(request.url, next_cursor));
      return found;
    });

    const ofCreate = { ...write, schema: { body: createBody, response: { 201: campaign } } };
    server.post<{ Body: CreateBody }>('/campaigns', ofCreate, async (request, reply) => {
      assertSound(request.body);
      const created = newCampaign(workspaceOf(request), request.body);
      await storeWithEvent(db, { request, type: 'campaign.created' }, async (session) => {
        await campaigns.insertOne(created, { session });
        return created;
      });
      reply.code(201).header('Location', `/v1/campaigns/${created._id}`);
      return send(request, reply, created);
    });

    for (const step of ['pause', 'resume'] as const) {
      const { from, to } = lifecycle[step];
      server.post<ById>(`/campaigns/:id/${step}`, { ...write, schema: { response: { 200: campaign } } }, async (request, reply) => {
        const { id: _id } = request.params;
        const status = from.length === 1 ? from[0] : { $in: [...from] };
        const ready = { _id, workspace_id: workspaceOf(request), status } as Filter<StoredCampaign>;
        const change = { $set: { status: to, updated_at: new Date() }, $inc: { revision: 1 } };
        const moved = await storeWithEvent(db, { request, type: `campaign.${step}d` }, (session) =>
          campaigns.findOneAndUpdate(ready, change, { returnDocument: 'after', maxTimeMS: 5_000, session }),
        );
        if (moved !== null) return send(request, reply, moved);
        const current = await findOne(request);
        if (current === null) throw notFound(_id);
        throw refused(409, `A campaign that is ${current.status} can not ${step}: ${allowedActions(current.status).join(', ')}.`);
      });
    }
    done();
  };
}
