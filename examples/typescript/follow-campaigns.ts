// Keeps a copy of all campaigns true, in a file, through restarts of both sides. It ends after so many events, or never.
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createClient, isHandbillError } from '@handbill/client';
import { createLive } from '@handbill/client/live';

const { HANDBILL_URL: url = 'http://127.0.0.1:3000', HANDBILL_KEY: key = '' } = process.env;
const [, , file = 'campaigns.json', most = 'Infinity'] = process.argv;
const [client, live] = [createClient({ url, key }), createLive({ url, key })];

/** The campaigns by id, and the last event that is taken in: both are stored together. */
interface Copy {
  after: string | null;
  campaigns: Record<string, unknown>;
}

const readCopy = (): Promise<Copy | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Copy,
    () => null,
  );

async function store(copy: Copy): Promise<void> {
  await writeFile(`${file}.new`, JSON.stringify(copy));
  await rename(`${file}.new`, file);
}

/** All campaigns, and the event to go on from: changes while they are read come after it. */
async function readAll(): Promise<Copy> {
  const opening = new AbortController();
  const after = await live.events({ types: ['campaign.*'], signal: opening.signal }).opened;
  opening.abort();
  const copy: Copy = { after, campaigns: {} };
  let cursor: string | null = null;
  do {
    const { data, pagination } = await client.campaigns.list.query({ limit: 100, ...(cursor !== null && { cursor }) });
    for (const campaign of data) copy.campaigns[campaign.id] = campaign;
    cursor = pagination.next_cursor;
  } while (cursor !== null);
  await store(copy);
  return copy;
}

async function follow(copy: Copy): Promise<void> {
  let left = Number(most);
  for await (const { id, type, resource_id, data } of live.events({ types: ['campaign.*'], after: copy.after ?? undefined })) {
    if (type === 'campaign.deleted') delete copy.campaigns[String(resource_id)];
    else copy.campaigns[String(resource_id)] = data;
    copy.after = id;
    await store(copy);
    console.log(`${type}: ${Object.keys(copy.campaigns).length} campaigns`);
    left -= 1;
    if (left === 0) return;
  }
}

const copy = (await readCopy()) ?? (await readAll());
console.log(`${Object.keys(copy.campaigns).length} campaigns`);
await follow(copy).catch(async (error: unknown) => {
  if (!isHandbillError(error) || error.code !== 'events_expired') throw error;
  // It was away for longer than events are kept.
  await follow(await readAll());
});
