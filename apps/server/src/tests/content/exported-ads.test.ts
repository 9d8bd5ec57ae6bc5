import { contentTypes } from '@handbill/contract';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown) => server.rest(route, body === undefined ? {} : { body });
const { request } = contentTypes.ad_copy.example;
const link = 'https://example.com/course?a=1&b="2",3';

async function written(platform: string, variants: readonly object[], brief: object = { link }): Promise<string> {
  const { id } = (await call('POST /content/generate', { ...request, variants: variants.length, platform, ...brief })).body;
  expect((await call(`PATCH /content/${id}`, { output: { variants } })).status).toBe(200);
  return id as string;
}

/** A file as bytes, of which an HTTP client may hide the mark at the beginning. */
async function bytesOf(id: string, format: string): Promise<Buffer> {
  const headers = { authorization: `Bearer ${server.adminKey}` };
  const response = await fetch(`${server.url}/v1/content/${id}/export?format=${format}`, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return Buffer.from(await response.arrayBuffer());
}
const rowsOf = (file: Buffer): Record<string, string>[] => parse(file, { bom: true, columns: true, record_delimiter: '\r\n' });

const named = (name: string, texts: readonly string[], count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name} ${index + 1}`, texts[index] ?? '']));

describe('an ad for Google Search', () => {
  const variants = [
    { primary_text: null, headlines: ['Sourdough, in March', 'Say "bread"', '-20 % on Monday'], descriptions: ['=1+1 loaf', '@home'] },
    { primary_text: null, headlines: ['パン教室', '+3 years', 'One\nline'], descriptions: ['a', 'b', 'c', 'd'] },
  ];

  it('is a row of the columns of Google Ads Editor for each variant', async () => {
    const file = await bytesOf(await written('google_search', variants), 'google_ads_csv');
    expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(rowsOf(file)).toEqual(
      variants.map(({ headlines, descriptions }) => ({
        'Ad type': 'Responsive search ad',
        ...named('Headline', headlines, 15),
        ...named('Description', descriptions, 4),
        'Final URL': link,
      })),
    );
  });

  it('leads nowhere yet without a link, and has no columns that the editor does not know', async () => {
    const headlines = Array.from({ length: 17 }, (_, index) => `Headline no. ${index + 1}`);
    const id = await written('google_search', [{ primary_text: null, headlines, descriptions: ['a', 'b'] }], {});
    const [row = {}] = rowsOf(await bytesOf(id, 'google_ads_csv'));
    expect([row['Headline 15'], row['Headline 16'], row['Final URL']]).toEqual(['Headline no. 15', undefined, '']);
  });
});

describe('an ad for Meta', () => {
  it.each(['facebook', 'instagram'])('is a row of the columns of Meta Ads Manager for each variant: %s', async (platform) => {
    const variants = [
      { primary_text: 'Home from work,\nhands in "flour"', headlines: ['One', 'Two'], descriptions: [] },
      { primary_text: 'Calm evenings', headlines: ['Three'], descriptions: ['First', 'Second'] },
    ];
    expect(rowsOf(await bytesOf(await written(platform, variants), 'meta_csv'))).toEqual(
      variants.map(({ primary_text, headlines, descriptions }) => ({
        Title: headlines[0],
        ...named('Additional Title', headlines.slice(1), 4),
        Body: primary_text,
        'Link Description': descriptions[0] ?? '',
        ...named('Additional Link Description', descriptions.slice(1), 4),
        Link: link,
      })),
    );
  });
});

it.each([
  ['google_search', 'meta_csv', 'markdown, html, text, google_ads_csv'],
  ['instagram', 'google_ads_csv', 'markdown, html, text, meta_csv'],
  ['linkedin', 'meta_csv', 'markdown, html, text'],
])('an ad for %s is no %s', async (platform, format, formats) => {
  const { id } = (await call('POST /content/generate', { ...request, platform })).body;
  const { status, body } = await call(`GET /content/${id}/export?format=${format}`);
  const message = `must be one of ${formats} for ad_copy on ${platform}`;
  expect([status, body.errors]).toEqual([400, [{ in: 'query', pointer: '/format', code: 'invalid_choice', message }]]);
});

it('says what its editor wants of an ad without a link', async () => {
  const warningOf = async (brief: object) => {
    const { id } = (await call('POST /content/generate', { ...request, ...brief, platform: 'google_search' })).body;
    return (await call(`GET /content/${id}/export?format=google_ads_csv`)).headers.get('handbill-warning');
  };
  expect(await warningOf({ link: null })).toMatch(/no link/);
  expect(await warningOf({ link })).toBeNull();
});
