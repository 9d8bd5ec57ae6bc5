// Nothing but node:http and the driver: no validation, no problems beyond a status. The limit of what is possible.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authenticator, type Caller } from '../by-hand/authenticate.ts';
import { sent, type StoredCampaign } from '../by-hand/campaign.ts';
import { listCampaigns } from '../by-hand/list-campaigns.ts';
import { newCampaign, type CreateBody } from '../by-hand/new-campaign.ts';
import { nextLink } from '../by-hand/next-link.ts';
import { openDatabase } from '../by-hand/open-database.ts';
import { requestIdFor } from '../by-hand/request-id.ts';
import { takeStep, type Step } from '../by-hand/take-step.ts';

const db = await openDatabase();
const campaigns = db.collection<StoredCampaign>('campaigns');
const authenticate = authenticator(db.collection('keys'));

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}

function answer(request: IncomingMessage, response: ServerResponse, status: number, value: object, more: object = {}): void {
  const text = JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'X-Request-Id': requestIdFor(request),
    ...more,
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function found(
  request: IncomingMessage,
  response: ServerResponse,
  { workspaceId }: Caller,
  id: string,
  step: string | undefined,
): Promise<void> {
  const campaign = await (step === undefined
    ? campaigns.findOne({ _id: id, workspace_id: workspaceId })
    : takeStep(campaigns, workspaceId, id, step as Step));
  if (campaign === null) return void response.writeHead(404).end();
  answer(request, response, 200, sent(campaign), { ETag: `"${campaign.revision}"` });
}

async function all(request: IncomingMessage, response: ServerResponse, { workspaceId }: Caller, url: string): Promise<void> {
  const page = await listCampaigns(campaigns, workspaceId, { limit: Number(/limit=(\d+)/.exec(url)?.[1] ?? 20) });
  const cursor = page?.pagination.next_cursor ?? null;
  answer(request, response, 200, page ?? {}, cursor === null ? {} : { Link: nextLink(url, cursor) });
}

async function create(request: IncomingMessage, response: ServerResponse, { workspaceId }: Caller): Promise<void> {
  const created = newCampaign(workspaceId, (await bodyOf(request)) as CreateBody);
  await campaigns.insertOne(created, { maxTimeMS: 5_000 });
  answer(request, response, 201, sent(created), { Location: `/v1/campaigns/${created._id}`, ETag: '"1"' });
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const caller = await authenticate(request.headers.authorization);
  if (caller === null) return void response.writeHead(401).end();
  const { url = '', method } = request;
  const [, , , id, step] = url.split('/');
  if (id !== undefined) return found(request, response, caller, id, step);
  return method === 'POST' ? create(request, response, caller) : all(request, response, caller, url);
}

const server = createServer((request, response) => {
  serve(request, response).catch(() => response.writeHead(500).end());
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
