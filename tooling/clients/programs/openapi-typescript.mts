// Calls everything that clients tend to stumble over, by the types that openapi-typescript generated.
import assert from 'node:assert/strict';
import { env } from 'node:process';
import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

type Brief = components['schemas']['ContentRequest'];

const later = env['HANDBILL_LATER'] === 'yes';
const client = createClient<paths>({ baseUrl: `${env['HANDBILL_URL']}/v1`, headers: { Authorization: `Bearer ${env['HANDBILL_KEY']}` } });

const created = await client.POST('/campaigns', {
  body: { name: 'Spring', campaign_type: 'sales', budget: 1200.5, target_audience: { description: 'Home bakers', locations: ['Lisbon'] } },
});
const made = created.data;
assert(made);
const path = { id: made.id };
assert.equal(made.allowed_actions.includes('new_value'), later);
assert.deepEqual(made.target_audience?.locations, ['Lisbon']);

const created_after = new Date(Date.now() - 86_400_000).toISOString();
const page = await client.GET('/campaigns', { params: { query: { created_after, status: ['draft', 'active'] } } });
assert(page.data?.data.some(({ id }) => id === made.id));
assert.equal((await client.GET('/campaigns/{id}', { params: { path } })).data?.budget, 1200.5);

const edited = await client.PATCH('/campaigns/{id}', { params: { path }, body: { budget: null } });
assert.deepEqual([edited.data?.budget, edited.data?.name, edited.data?.currency], [null, 'Spring', 'USD']);
assert.equal((await client.POST('/campaigns/{id}/duplicate', { params: { path } })).data?.source_campaign_id, made.id);

const briefs: Brief[] = [
  { type: 'blog_article', topic: 'Sourdough', length: 120 },
  { type: 'social_post', topic: 'Sourdough', platform: 'linkedin' },
  { type: 'email', topic: 'Sourdough' },
  { type: 'ad_copy', topic: 'Sourdough', platform: 'google_search', product: 'Course', unique_selling_proposition: 'Six evenings' },
  { type: 'landing_page', topic: 'Sourdough' },
];
for (const body of briefs) {
  const { data: written } = await client.POST('/content/generate', { body });
  assert(written?.output);
  assert.equal(written.type, body.type);
  if (written.type === 'email') assert.equal(typeof written.output?.subject, 'string');
  assert.equal(
    written.checks.some(({ rule }) => rule === 'new_value'),
    later,
  );
  assert.equal((await client.GET('/content/{id}', { params: { path: { id: written.id } } })).data?.id, written.id);
}
assert.equal((await client.GET('/content', { params: { query: { limit: 5 } } })).data?.data.length, 5);

const invalid = await client.POST('/campaigns', { body: { name: '', campaign_type: 'sales' } });
assert(invalid.error?.status === 400);
assert.deepEqual([invalid.error.code === 'new_value', invalid.error.errors?.[0]?.pointer], [later, '/name']);
const closed = await client.POST('/campaigns/{id}/resume', { params: { path } });
assert(closed.error?.status === 409);
assert.deepEqual([closed.error.code === 'new_value', closed.error.allowed_actions?.includes('activate')], [later, true]);
