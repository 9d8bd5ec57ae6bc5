import { contract, type Fault, type Operation, type Problem } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import type { UnparsedInput } from '../call.ts';
import { createCallerRequest } from '../caller-request.ts';
import type { AuthenticatedInvocation, ParsedInvocation } from '../invocation.ts';
import type { Services } from '../services.ts';
import { parse } from './parse.ts';

const { campaigns, content, keys } = contract;

/** The parsed input of an operation. The services are for other layers. */
async function parsed(operation: Operation, value: unknown): Promise<unknown> {
  let input: unknown;
  const seen = (invocation: ParsedInvocation) => {
    input = invocation.input;
    return Promise.resolve({ status: 200, value: undefined });
  };
  const request = createCallerRequest({ id: 'test' });
  await parse.for(operation, {} as Services)?.(seen)({ request, readInput: () => ({ value }) } as unknown as AuthenticatedInvocation);
  return input;
}
/** The faults that the layer finds, or hands on to a handler that parses. */
const faults = async (operation: Operation, value: unknown): Promise<readonly Fault[]> =>
  parsed(operation, value).then(
    (input) => (input as Partial<UnparsedInput>).faults?.named ?? [],
    (refused: Problem<'invalid_request'>) => refused.members.errors,
  );
const summaries = async (operation: Operation, value: unknown) =>
  (await faults(operation, value)).map(({ in: place, pointer, code }) => `${place} ${pointer} ${code}`);

const campaign = { name: 'Spring', campaign_type: 'sales' };

describe('a text', () => {
  it('has line feeds where it was sent with other line ends, at any depth', async () => {
    const sent = { ...campaign, description: 'a\r\nb\rc\n\td', target_audience: { notes: ['x\r\ny'] }, metadata: { note: 'a\rb' } };
    await expect(parsed(campaigns.create, sent)).resolves.toMatchObject({
      description: 'a\nb\nc\n\td',
      target_audience: { notes: ['x\ny'] },
      metadata: { note: 'a\nb' },
    });
    const edit = { id: 'cnt_1', output: { body: 'a\r\nb' } };
    await expect(parsed(content.update, edit)).resolves.toMatchObject({ fields: { output: { body: 'a\nb' } } });
  });

  it('is as long as it is stored: a line end counts once', async () => {
    expect(await summaries(campaigns.create, { ...campaign, metadata: { note: `a${'\r\n'.repeat(499)}` } })).toEqual([]);
  });

  it('is refused with other control characters, each by its pointer, beside what else is wrong', async () => {
    const sent = {
      ...campaign,
      name: 'a\0b',
      campaign_type: 'sale',
      tags: ['x', 'y\u001f'],
      target_audience: { 'of any name\u0001': 1, deep: [{ er: '\b' }] },
      metadata: { note: '\f' },
    };
    expect((await summaries(campaigns.create, sent)).toSorted()).toEqual([
      'body /campaign_type invalid_choice',
      'body /metadata/note invalid_format',
      'body /name invalid_format',
      'body /tags/1 invalid_format',
      'body /target_audience/deep/0/er invalid_format',
    ]);
    expect(await faults(keys.create, { name: 'a\u001bb', scopes: ['admin'] })).toMatchObject([
      { message: 'contains the control character U+001B: of these only tab and line feed are allowed' },
    ]);
  });

  it('of an edit and of a filter is refused alike, and an id in the path is that of nothing', async () => {
    expect(await summaries(content.update, { id: 'cnt_1\0', output: { body: '\v' } })).toEqual(['body /output/body invalid_format']);
    expect(await summaries(campaigns.list, { q: 'a\0', tag: ['b', 'c\u0007'] })).toEqual([
      'query /q invalid_format',
      'query /tag invalid_format',
    ]);
    await expect(parsed(campaigns.get, { id: 'cmp_\0' })).resolves.toEqual({ id: 'cmp_\0' });
  });

  it('may have tabs, line feeds and whatever else Unicode has', async () => {
    const name = 'a\tb\nc \u007f\u0085 😀 \u200b';
    await expect(parsed(campaigns.create, { ...campaign, name })).resolves.toMatchObject({ name });
  });

  it('is named up to a hundred times, and counted beyond', async () => {
    const facts = Array.from({ length: 50 }, () => '\0');
    const sent = { type: 'email', topic: 'x\0', facts, keywords: facts, tags: facts };
    await expect(parsed(content.generate, sent)).rejects.toMatchObject({ members: { errors: { length: 100 }, errors_omitted: 51 + 2 } });
  });
});

describe('tags', () => {
  it('are the same however they are composed and padded, and stored once', async () => {
    const tags = ['Café', 'Cafe\u0301', ' Café ', 'Sale', 'Sale '];
    await expect(parsed(campaigns.create, { ...campaign, tags })).resolves.toMatchObject({ tags: ['Café', 'Sale'] });
    await expect(parsed(content.generate, { type: 'email', topic: 'x', tags })).resolves.toMatchObject({ tags: ['Café', 'Sale'] });
    await expect(parsed(content.list, { tag: 'Cafe\u0301 ' })).resolves.toMatchObject({ tag: ['Café'] });
  });
});

describe('a guess', () => {
  const email = { type: 'email', topic: 'x' };
  const ofThisCall = 'is not a field of this call';

  it.each<[Operation, object, string]>([
    [campaigns.create, { campaign_name: 'Spring' }, 'name'],
    [campaigns.create, { cta: 'Buy' }, 'message.call_to_action'],
    [campaigns.create, { dailyBudget: 5 }, 'budget'],
    [campaigns.create, { platform: 'x' }, 'channels'],
    [campaigns.create, { 'start-date': '2027-03-01' }, 'starts_at'],
    [campaigns.list, { per_page: 5 }, 'limit'],
    [campaigns.list, { tags: 'a' }, 'tag'],
    [content.generate, { ...email, tone_of_voice: 'warm' }, 'tone'],
    [content.generate, { ...email, cta: 'Buy' }, 'instructions'],
    [content.generate, { ...email, brand_voice: 'ours' }, 'brand_voice_id'],
    [content.generate, { ...email, keyword: 'bread' }, 'keywords'],
    [content.update, { id: 'cnt_1', subject: 'Bread' }, 'output.subject'],
    [keys.create, { permissions: ['admin'] }, 'scopes'],
  ])('of a field is told the right one: %#', async (operation, sent, meant) => {
    // As if no handler parsed it.
    const handled = operation.parsedBy === 'handler' ? { ...operation, parsedBy: undefined } : operation;
    expect((await faults(handled, sent)).map(({ message }) => message)).toContain(`${ofThisCall}: did you mean ${meant}?`);
  });

  it('of a field of other kinds is told of which', async () => {
    expect(await faults(content.generate, { ...email, platform: 'linkedin', product: 'Bread' })).toMatchObject([
      { pointer: '/platform', message: `${ofThisCall}, but of social_post, ad_copy` },
      { pointer: '/product', message: `${ofThisCall}, but of ad_copy` },
    ]);
  });

  it.each<[Operation, object, string, string]>([
    [content.generate, { type: 'social_post', topic: 'x', platform: 'x' }, '/platform', 'twitter'],
    [content.generate, { type: 'social_post', topic: 'x', platform: 'LinkedIn' }, '/platform', 'linkedin'],
    [content.generate, { type: 'blog', topic: 'x' }, '/type', 'blog_article'],
    [content.list, { type: ['emails'] }, '/type', 'email'],
    [campaigns.create, { ...campaign, campaign_type: 'lead generation' }, '/campaign_type', 'lead_gen'],
    [campaigns.list, { status: ['stopped'] }, '/status', 'paused'],
  ])('of a value is told the right one: %#', async (operation, sent, pointer, meant) => {
    const fault = (await faults(operation, sent)).find((one) => one.pointer === pointer);
    expect(fault?.message).toMatch(new RegExp(`^must be one of .*: did you mean ${meant}\\?$`));
  });

  it('that is like nothing is told nothing', async () => {
    expect(await faults(content.generate, { ...email, zzzzzz: 1 })).toMatchObject([{ message: ofThisCall }]);
    const [fault] = await faults(content.generate, { type: 'poem', topic: 'x' });
    expect(fault?.message).not.toContain('did you mean');
  });
});
