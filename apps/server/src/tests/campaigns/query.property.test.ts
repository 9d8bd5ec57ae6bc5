import { contract, operations, type NamedOperation } from '@handbill/contract';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { anyQuery, queryFields, trickyTexts } from '../../../testing/any-query.ts';
import { doors, type Outcome } from '../../../testing/doors.ts';
import { anyWriting, queryText } from '../../../testing/query-text.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const trpc = doors.find(({ name }) => name === 'tRPC')!;
const lists = operations(contract).filter(
  ({ operation }) =>
    operation.route.startsWith('GET') && queryFields({ name: '', operationId: '', operation }).some(({ name }) => name === 'limit'),
);

/** A text with several calls of a model and several former states, for the lists of these, a campaign that was changed as often, and its workspace. */
const ids = { content: '', campaigns: '', workspaces: '' };
/** The parameters of the path, by name: the id of a record of the call's own noun, or of the noun that it names. */
const inPath = ({ name, operation: { pathParameters } }: NamedOperation): Record<string, string> => {
  const own = ids[name.split('.', 1)[0] as keyof typeof ids];
  return Object.fromEntries(pathParameters.map((parameter) => [parameter, parameter === 'content_id' ? ids.content : own]));
};

// Enough records to fill a page: the cursor of the next one contains the filters as they were read.
beforeAll(async () => {
  const statuses = ['draft', 'active'];
  for (const [index, tag] of trickyTexts.entries()) {
    const tags = [tag.trim(), (trickyTexts[index + 1] ?? 'a b').trim()];
    await server.rest('POST /campaigns', {
      body: {
        name: `Löwe ${tag}`,
        campaign_type: index % 2 ? 'sales' : 'lead_gen',
        status: statuses[index % 2],
        tags,
        channels: ['linkedin'],
      },
    });
    await server.rest('POST /content/generate', {
      body: { type: index % 2 ? 'email' : 'landing_page', topic: `Löwe ${tag}`, tags, language: index % 3 ? 'en' : 'de' },
    });
    await server.rest('POST /keys', { body: { name: `Löwe ${tag}`, scopes: ['content:read'] } });
    await server.rest('POST /brand-voices', { body: { name: `Löwe ${tag}` } });
    if (index < 3) await server.rest('POST /workspaces', { body: { name: `Löwe ${tag}` } });
  }
  const { body } = await server.rest('POST /content/generate', { body: { type: 'email', topic: 'sandbox:rate_limited Löwe' } });
  ids.content = body.content_id;
  ids.campaigns = (await server.rest('GET /campaigns?limit=1')).body.data[0].id;
  ids.workspaces = (await server.rest('GET /me')).body.workspace.id;
  const { data: texts } = (await server.rest('GET /content?status=ready&limit=5')).body;
  for (const { id: content_id } of texts) {
    const planned_for = { local: '2027-03-01T12:00', time_zone: 'UTC' };
    await server.rest('POST /publications', { body: { content_id, channel: 'blog', planned_for } });
    await server.rest('POST /calendar/feeds', { body: { name: `Löwe ${content_id}` } });
    await server.rest(`POST /content/${ids.content}/comments`, { body: { text: 'Löwe' } });
  }
  for (const title of ['Loaf', 'Löwe', 'Rye', 'Oven']) {
    await server.rest(`PATCH /content/${ids.content}`, { body: { title } });
    await server.rest(`PATCH /campaigns/${ids.campaigns}`, { body: { description: title } });
  }
}, 60_000);

const get = async (named: NamedOperation, query: string) =>
  server.rest(`${named.operation.route.replace(/\{(\w+)\}/, (_, parameter: string) => inPath(named)[parameter] ?? '')}?${query}`);

const steady = (outcome: Outcome) => ('problem' in outcome ? { ...outcome.problem, request_id: '' } : outcome.answer);

describe.each(lists)('the query of $name', (operation) => {
  it('reads each valid value correctly in any notation', { timeout: 60_000 }, async () => {
    let withMore = 0;
    await fc.assert(
      fc.asyncProperty(anyQuery(operation), anyWriting, async (some, writing) => {
        const query = { limit: 1, ...some };
        const [read, typed] = await Promise.all([
          get(operation, queryText(query, writing)),
          trpc.call(server, operation, { ...inPath(operation), ...query }),
        ]);
        expect(steady(read.status === 200 ? { answer: read.body } : { problem: read.body })).toEqual(steady(typed));
        if (read.body.pagination?.next_cursor || read.body.has_more === true) withMore += 1;
      }),
      { numRuns: 50 },
    );
    expect(withMore).toBeGreaterThan(10);
  });

  const fields = queryFields(operation);
  const scalars = fields.filter(({ isList }) => !isList);

  it.each(scalars)('accepts $name only once', async ({ name }) => {
    const { status, body } = await get(operation, `${name}=1&${name}=1`);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual({ in: 'query', pointer: `/${name}`, code: 'repeated', message: expect.any(String) });
  });

  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(...trickyTexts, '', '-1', '1e3', '0x10', '9'.repeat(30), 'NaN', 'undefined', '__proto__', '2027-02-30T00:00:00Z'),
  );
  const anyPairs = fc.array(
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fields.map(({ name }) => name)) }, { weight: 1, arbitrary: garbage }),
      garbage,
    ),
    { minLength: 1, maxLength: 4 },
  );

  it('answers random input with 200, or with 400 that names a field sent or needed', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyPairs, async (pairs) => {
        const written = new URLSearchParams(pairs);
        const { status, body } = await get(operation, written.toString());
        expect([200, 400]).toContain(status);
        const required = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
        const named = [...written.keys(), ...required].map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
        const pointers = status === 200 ? [] : body.errors.map((error: { pointer: string }) => error.pointer);
        expect(pointers.filter((pointer: string) => !named.includes(pointer))).toEqual([]);
        expect(status === 200 || pointers.length > 0).toBe(true);
      }),
      { numRuns: 75 },
    );
  });

  it.each(['limit=%', 'limit=%zz', 'q=%ff', '%c3=1', 'tag=%ED%A0%80'])('reports that %s cannot be decoded', async (query) => {
    const { status, body } = await get(operation, query);
    expect([status, body.errors]).toEqual([
      400,
      [{ in: 'query', pointer: '', code: 'invalid_format', message: 'is not percent-encoded UTF-8' }],
    ]);
  });
});
