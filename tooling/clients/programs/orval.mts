// Calls everything that clients tend to stumble over, through the client that orval generated.
import assert from 'node:assert/strict';
import { env } from 'node:process';
import axios, { isAxiosError } from 'axios';
import * as handbill from './orval.ts';

const later = env['HANDBILL_LATER'] === 'yes';
axios.defaults.baseURL = `${env['HANDBILL_URL']}/v1`;
axios.defaults.headers.common['Authorization'] = `Bearer ${env['HANDBILL_KEY']}`;

async function refusal<Problem>(call: Promise<unknown>): Promise<{ status: number | undefined; problem: Problem }> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert(isAxiosError<Problem>(error) && error.response);
  return { status: error.status, problem: error.response.data };
}

const { data: made } = await handbill.campaignsCreate({
  name: 'Spring',
  campaign_type: 'sales',
  budget: 1200.5,
  target_audience: { description: 'Home bakers', locations: ['Lisbon'] },
});
assert.equal(made.allowed_actions.includes('new_value'), later);
assert.deepEqual(made.target_audience?.locations, ['Lisbon']);

const created_after = new Date(Date.now() - 86_400_000).toISOString();
const page = await handbill.campaignsList({ created_after, status: ['draft', 'active'] });
assert(page.data.data.some(({ id }) => id === made.id));
assert.equal((await handbill.campaignsGet(made.id)).data.budget, 1200.5);

const { data: edited } = await handbill.campaignsUpdate(made.id, { budget: null });
assert.deepEqual([edited.budget, edited.name, edited.currency], [null, 'Spring', 'USD']);
assert.equal((await handbill.campaignsDuplicate(made.id)).data.source_campaign_id, made.id);

const briefs: handbill.ContentRequest[] = [
  { type: 'blog_article', topic: 'Sourdough', length: 120 },
  { type: 'social_post', topic: 'Sourdough', platform: 'linkedin' },
  { type: 'email', topic: 'Sourdough' },
  { type: 'ad_copy', topic: 'Sourdough', platform: 'google_search', product: 'Course', unique_selling_proposition: 'Six evenings' },
  { type: 'landing_page', topic: 'Sourdough' },
];
for (const body of briefs) {
  const { data: written } = await handbill.contentGenerate(body);
  assert(written.output);
  assert.equal(written.type, body.type);
  if (written.type === 'email') assert.equal(typeof written.output?.subject, 'string');
  assert.equal(
    written.checks.some(({ rule }) => rule === 'new_value'),
    later,
  );
  assert.equal((await handbill.contentGet(written.id)).data.id, written.id);
}
assert.equal((await handbill.contentList({ limit: 5 })).data.data.length, 5);

const invalid = await refusal<handbill.InvalidRequestOrMalformedJsonProblem>(
  handbill.campaignsCreate({ name: '', campaign_type: 'sales' }),
);
assert.equal(invalid.status, 400);
assert.deepEqual([invalid.problem.code === 'new_value', invalid.problem.errors?.[0]?.pointer], [later, '/name']);
const closed = await refusal<handbill.InvalidTransitionProblem>(handbill.campaignsResume(made.id));
assert.equal(closed.status, 409);
assert.deepEqual([closed.problem.code === 'new_value', closed.problem.allowed_actions?.includes('activate')], [later, true]);
