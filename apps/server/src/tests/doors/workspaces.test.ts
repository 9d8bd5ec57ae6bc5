import { collections } from '@handbill/mongo';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';
import { fillWorkspace } from '../../../testing/workspace-records.ts';

const server = testServer();

const create = async (name: string) => (await rest(server, 'POST /workspaces', { body: { name } })).body;

/** The collections in which something of a workspace is, by whatever name. */
async function placesOf(workspaceId: string, marker: string): Promise<string[]> {
  const places: string[] = [];
  for (const { collectionName } of await server.db.collections()) {
    const documents = await server.db.collection(collectionName).find({}, { raw: true }).toArray();
    const texts = documents.map((bytes) => (bytes as unknown as Buffer).toString('latin1'));
    if (texts.some((text) => text.includes(workspaceId) || text.includes(marker))) places.push(collectionName);
  }
  return places.toSorted();
}

async function exported(id: string) {
  const { status, body, headers } = await rest(server, `GET /workspaces/${id}/export`);
  const text = String(body);
  return {
    status,
    type: headers.get('content-type'),
    text,
    lines: text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

it('creates a workspace with a key that manages it, and nothing else', async () => {
  const bakery = await create('Bakery');
  expect(bakery).toMatchObject({ name: 'Bakery', revision: 1, review: null, key: { scopes: ['admin'] } });
  const { key } = bakery.key;
  expect((await rest(server, 'GET /me', { key })).body).toMatchObject({ workspace: { id: bakery.id, name: 'Bakery' } });
  expect((await rest(server, 'GET /workspaces', { key })).body).toMatchObject({ code: 'forbidden' });
  expect((await rest(server, 'GET /workspaces')).body.data).toMatchObject([{ id: bakery.id }, { name: 'Default' }]);
});
