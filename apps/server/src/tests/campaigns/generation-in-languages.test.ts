import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
  server.rest(route, { headers, ...(body !== undefined && { body }) });
const campaignWith = async (channels: readonly string[]): Promise<string> =>
  (await call('POST /campaigns', { name: 'Spring launch', campaign_type: 'sales', channels })).body.id;
const topic = 'Our sourdough course';

interface Made {
  readonly channel: string;
  readonly language: string;
  readonly content_id: string | null;
  readonly reason: string | null;
}

/** The texts for each channel and language, when all of them are written. */
async function made(id: string, fields: object, headers?: Readonly<Record<string, string>>): Promise<readonly Made[]> {
  const { status, body } = await call(`POST /campaigns/${id}/generate`, { topic, ...fields }, headers);
  expect([status, body.code]).toEqual([202, undefined]);
  for (const { content_id } of body.data) if (content_id !== null) await call(`GET /content/${content_id}?wait=60`);
  return body.data;
}

const faults = async (id: string, fields: object) => {
  const { status, body } = await call(`POST /campaigns/${id}/generate`, { topic, ...fields });
  return [status, body.errors?.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code])];
};
const textOf = async (content_id: string | null | undefined) => (await call(`GET /content/${content_id}`)).body;
const count = async (id: string) => (await call(`GET /content?campaign_id=${id}`)).body.pagination.total;
const numberOf = (rows: readonly Made[]) => rows.filter(({ content_id }) => content_id !== null).length;

describe('a brief in several languages', () => {
  it('is a text for each channel in each of them', async () => {
    const id = await campaignWith(['email', 'podcast', 'linkedin']);
    const rows = await made(id, { languages: ['en', 'pt-br'] });
    expect(rows.map(({ channel, language, reason }) => [channel, language, reason])).toEqual([
      ['email', 'en', null],
      ['email', 'pt-BR', null],
      ['podcast', 'en', 'No kind of content suits this channel.'],
      ['podcast', 'pt-BR', 'No kind of content suits this channel.'],
      ['linkedin', 'en', null],
      ['linkedin', 'pt-BR', null],
    ]);
    expect(await textOf(rows[1]?.content_id)).toMatchObject({ type: 'email', language: 'pt-BR', request: { language: 'pt-BR' } });
    expect(await textOf(rows[4]?.content_id)).toMatchObject({ type: 'social_post', language: 'en' });
    expect((await made(id, { channels: ['email'], language: 'de' })).map(({ language }) => language)).toEqual(['de']);
    expect((await made(id, { channels: ['email'] })).map(({ language }) => language)).toEqual(['en']);
  });

  it('is refused with `language` beside it, with one named twice, and where it would be more than 60 texts', async () => {
    const channels = Array.from({ length: 20 }, (_, index) => `channel_${index}`);
    const id = await campaignWith(channels);
    expect(await faults(id, { language: 'en', languages: ['de'] })).toEqual([400, [['/languages', 'conflict']]]);
    expect(await faults(id, { languages: ['pt-br', 'pt-BR', 'German!'] })).toEqual([400, [['/languages/2', 'invalid_format']]]);
    expect(await faults(id, { languages: ['pt-br', 'pt-BR'] })).toEqual([400, [['/languages/1', 'repeated']]]);
    expect(await faults(id, { languages: [] })).toEqual([400, [['/languages', 'too_small']]]);
    expect(await faults(id, { languages: ['en', 'de', 'fr', 'es'] })).toEqual([400, [['/languages', 'too_big']]]);
    expect(await made(id, { languages: ['en', 'de', 'fr'] })).toHaveLength(60);
    expect(await made(id, { language: null, languages: null })).toHaveLength(20);
  });
});

describe('what is other for one channel', () => {
  it('takes the place of what all have', async () => {
    const id = await campaignWith(['email', 'linkedin', 'landing_page']);
    const link = 'https://example.com/course';
    const by_channel = { linkedin: { link: `${link}?utm_source=linkedin`, length: 60 }, email: { instructions: 'Short.', length: null } };
    const rows = await made(id, { link, length: 90, instructions: 'Friendly.', by_channel });
    const requests = await Promise.all(rows.map(async ({ content_id }) => (await textOf(content_id)).request));
    expect(requests).toMatchObject([
      { link, length: 90, instructions: 'Short.' },
      { link: `${link}?utm_source=linkedin`, length: 60, instructions: 'Friendly.' },
      { link, length: 90, instructions: 'Friendly.' },
    ]);
  });

  it('is refused for a channel that is not called, and where it is faulty', async () => {
    const id = await campaignWith(['email', 'linkedin']);
    expect(await faults(id, { by_channel: { facebook: {}, constructor: { length: 5 } } })).toEqual([
      400,
      [
        ['/by_channel/facebook', 'invalid_choice'],
        ['/by_channel/constructor', 'invalid_choice'],
      ],
    ]);
    expect(await faults(id, { channels: ['email'], by_channel: { linkedin: {} } })).toEqual([
      400,
      [['/by_channel/linkedin', 'invalid_choice']],
    ]);
    expect(await faults(id, { by_channel: { email: { length: 0, link: 'x', tone: 'casual' } } })).toEqual([
      400,
      [
        ['/by_channel/email/length', 'too_small'],
        ['/by_channel/email/link', 'invalid_format'],
        ['/by_channel/email/tone', 'unknown_field'],
      ],
    ]);
    expect(await faults(id, { by_channel: { 'Not a slug': {} } })).toEqual([400, [['/by_channel/Not a slug', expect.any(String)]]]);
    expect(await faults(id, { by_channel: [] })).toEqual([400, [['/by_channel', 'invalid_type']]]);
    expect(await count(id)).toBe(0);
  });
});

describe('only what is missing', () => {
  it('is written, and what there is has a reason', async () => {
    const id = await campaignWith(['email', 'linkedin', 'podcast']);
    await made(id, { channels: ['email'], language: 'de' });
    const rows = await made(id, { only_missing: true });
    expect(rows.map(({ channel, content_id, reason }) => [channel, content_id !== null, reason])).toEqual([
      ['email', false, 'The campaign has a text for this channel.'],
      ['linkedin', true, null],
      ['podcast', false, 'No kind of content suits this channel.'],
    ]);
    expect(numberOf(await made(id, { only_missing: true }))).toBe(0);
    expect(await count(id)).toBe(2);
  });

  it('is told by language where one is named', async () => {
    const id = await campaignWith(['email', 'linkedin']);
    await made(id, { channels: ['email'], language: 'de' });
    const rows = await made(id, { only_missing: true, languages: ['en', 'de'] });
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'The campaign has a text for this channel in de.', null, null]);
    expect(numberOf(await made(id, { only_missing: true, language: 'fr', channels: ['email'] }))).toBe(1);
    expect(await count(id)).toBe(5);
  });

  it('leaves out what failed', async () => {
    const id = await campaignWith(['email']);
    await made(id, { topic: 'sandbox:error about bread' });
    expect(numberOf(await made(id, { only_missing: true }))).toBe(1);
  });

  it('is the same texts when the call is sent again with its key, though they are there by now', async () => {
    const id = await campaignWith(['email', 'linkedin', 'twitter']);
    await made(id, { channels: ['twitter'] });
    const send = () => made(id, { only_missing: true }, { 'idempotency-key': id });
    const first = await send();
    expect(numberOf(first)).toBe(2);
    const requests = server.db.collection('idempotency');
    await requests.updateOne({ operation: 'POST /campaigns/{id}/generate' }, { $unset: { answer: true } });
    expect(await send()).toEqual(first);
    expect(await count(id)).toBe(3);
  });
});
