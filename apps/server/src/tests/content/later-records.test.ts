import { contentTypes, contract, operations } from '@handbill/contract';
import type { Document } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: object) => server.rest(route, body === undefined ? {} : { body });

/** By the part before `{id}` in a path. */
const ids: Record<string, string> = {};
const reads = operations(contract).filter(({ operation }) => operation.kind === 'query');
/** Parameters that reads require, and forms that show most. */
const queries: Record<string, string> = {
  'GET /content/{id}/export': '?format=text',
  'GET /calendar': '?from=2027-03-01&to=2027-03-31',
};
/** The paths of reads, about the records that there are. */
const pathsOf = (some: typeof reads): string[] =>
  some.map(({ operation: { route } }) => {
    const path = route
      .replace(/^GET /, '')
      .replace(/^(\/[\w-]+)\/\{(?:content_)?id\}/, (_, noun: string) => `${noun}/${ids[noun] ?? ''}`)
      .replace('{revision}', '1');
    return `${path}${queries[route] ?? ''}`;
  });

/** Every change of a stored record that a later version may have made: a member more in each object, and another word for each word. */
function* laterForms(value: unknown, path = ''): Generator<readonly [path: string, value: unknown], void> {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (typeof value === 'string' && /^[a-z_]+(?::[a-z_]+)?$/.test(value)) yield [path, 'later_value'];
  if (Array.isArray(value)) for (const [index, item] of value.slice(0, 2).entries()) yield* laterForms(item, at(String(index)));
  else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    yield [at('later'), { since: 'later' }];
    for (const [name, member] of Object.entries(value)) if (!/^_id$|^workspace_id$/.test(name)) yield* laterForms(member, at(name));
  }
}

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const answer = await call(`POST ${path}`, body);
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return String(answer.body.id);
  };
  ids['/brand-voices'] = await made('/brand-voices', { name: 'Bakery', terms: [{ term: 'Slow Crust', use: 'keep' }] });
  ids['/campaigns'] = await made('/campaigns', { name: 'Spring', campaign_type: 'sales', budget: 100, currency: 'EUR' });
  for (const { example } of Object.values(contentTypes)) {
    const about = { campaign_id: ids['/campaigns'], brand_voice_id: ids['/brand-voices'] };
    ids['/content'] = await made('/content/generate', { ...example.request, ...about });
    await call(`PATCH /content/${ids['/content']}`, { title: 'Another title' });
  }
  const about = { content_id: ids['/content'] };
  ids['/publications'] = await made('/publications', {
    ...about,
    channel: 'email',
    planned_for: { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' },
  });
  await made(`/content/${ids['/content']}/comments`, { text: 'Name the day.' });
  await made('/calendar/feeds', { name: 'Team' });
  ids['/keys'] = (await call('POST /keys', { name: 'Website', scopes: ['content:read'] })).body.id;
});

describe('a record that a later version has changed', () => {
  it.each(['content', 'campaigns', 'brand_voices', 'content_revisions', 'attempts', 'keys', 'publications', 'comments', 'calendar_feeds'])(
    'takes no read down: %s',
    async (name) => {
      const collection = server.db.collection<{ _id: string } & Document>(name);
      const records = await collection.find().toArray();
      expect(records.length).toBeGreaterThan(0);
      const noun = `/${name.replaceAll('_', '-')}`;
      const isOfOne = ({ operation: { route } }: (typeof reads)[number]): boolean =>
        noun in ids && route.replace('{content_id}', '{id}').startsWith(`GET ${noun}/{id}`);
      const [ofOne, others] = [reads.filter(isOfOne), reads.filter((read) => !isOfOne(read))];
      const forms = Map.groupBy(
        records.slice(-5).flatMap((record) => [...laterForms(record)].map(([path, value]) => ({ record, path, value }))),
        ({ path }) => path,
      );
      const broken = new Set<string>();
      const read = async (paths: readonly string[], changed: string): Promise<void> => {
        for (const [index, { status }] of (await Promise.all(paths.map((path) => call(`GET ${path}`)))).entries())
          if (status !== 200 && status !== 404) broken.add(`${status} ${paths[index]}: ${changed}`);
      };
      for (const [path, changes] of forms) {
        // A word that no version knows in place of a scope takes the scope away: from the key that asks here, all of its answers.
        const made = changes.filter(
          ({ record }) => !path.startsWith('scopes.') || !server.adminKey.startsWith(`hbk_${record._id.slice(4)}_`),
        );
        for (const { record, value } of made)
          await collection.updateOne({ _id: record._id }, { $set: { [path]: value } }, { bypassDocumentValidation: true });
        await read(pathsOf(others), path);
        for (const { record } of made) {
          if (noun in ids) ids[noun] = record._id;
          await read(pathsOf(ofOne), path);
        }
        for (const { record } of made) await collection.replaceOne({ _id: record._id }, record, { bypassDocumentValidation: true });
      }
      expect([...broken].slice(0, 40)).toEqual([]);
    },
  );

  it('is left out of a page, which says so, and is told apart from one that is not there', async () => {
    const collection = server.db.collection<{ _id: string } & Document>('content');
    const id = ids['/content'] ?? '';
    const record = await collection.findOne({ _id: id });
    const before = (await call('GET /content')).body;
    await collection.updateOne({ _id: id }, { $set: { type: 'later_kind' } }, { bypassDocumentValidation: true });
    const { body: page } = await call('GET /content');
    expect([before.pagination.omitted, page.pagination.omitted, page.data.length]).toEqual([0, 1, before.data.length - 1]);
    const changed = await Promise.all([call(`GET /content/${id}`), call(`PATCH /content/${id}`, { title: 'New' })]);
    for (const { status, body } of changed) expect([status, body.detail]).toEqual([404, expect.stringContaining('later version')]);
    await collection.replaceOne({ _id: id }, record ?? {}, { bypassDocumentValidation: true });
  });

  it('keeps what is unknown, and shows the values of open lists', async () => {
    const collection = server.db.collection<{ _id: string } & Document>('content');
    const id = ids['/content'] ?? '';
    const change = (set: object) => collection.updateOne({ _id: id }, { $set: set }, { bypassDocumentValidation: true });
    const rule = String((await collection.findOne({ _id: id }))?.['checks'][0].rule);
    await change({ 'checks.0.rule': 'later_rule', 'request.later': 1 });
    const { body: read } = await call(`GET /content/${id}`);
    expect([read.checks[0].rule, read.request.later]).toEqual(['later_rule', undefined]);
    // The validators of the database are those of this version.
    await change({ 'checks.0.rule': rule });
    expect((await call(`PATCH /content/${id}`, { tags: ['seen'] })).status).toBe(200);
    expect(await collection.findOne({ _id: id })).toMatchObject({ tags: ['seen'], request: { later: 1 } });
  });
});

// The versions before took any control character, tags as they were composed and sent, and `German` for a language.
describe('a record that an earlier version has stored as it could not be sent today', () => {
  const tags = ['Cafe\u0301', 'Cafe\u0301', 'Sale'];
  const stored: readonly (readonly [collection: string, path: string, fields: Document])[] = [
    ['content', '/content', { title: 'a\0b', language: 'german', 'request.language': 'german', tags }],
    ['campaigns', '/campaigns', { name: 'a\0b', description: 'c\r\nd\u001f', tags }],
    ['brand_voices', '/brand-voices', { name: 'a\0b', 'terms.0.language': 'german' }],
  ];

  it.each(stored)('is read, listed, found and edited: %s', async (name, path, $set) => {
    const id = ids[path] ?? '';
    await server.db.collection<{ _id: string } & Document>(name).updateOne({ _id: id }, { $set });
    const before = (await call(`GET ${path}/${id}`)).body;
    expect(before.name ?? before.title).toBe('a\0b');
    const query = 'tags' in $set ? `?tag=${encodeURIComponent('Café')}` : '';
    expect((await call(`GET ${path}${query}`)).body).toMatchObject({ data: [{ id }], pagination: { total: 1 } });
    const edit = name === 'content' ? { title: 'Bread' } : { name: 'Bread' };
    const { status, body } = await call(`PATCH ${path}/${id}`, edit);
    const counted = { revision: before.revision + 1, updated_at: body.updated_at, ...('hash' in before && { hash: body.hash }) };
    expect([status, body]).toEqual([200, { ...before, ...edit, ...counted }]);
    expect((await call(`PATCH ${path}/${id}`, {})).body.revision).toBe(before.revision + 1);
  });
});
