// The calls that clients tend to stumble over, and the answers that they have to read: each generated client makes them in its own way.
import assert from 'node:assert/strict';
import { env } from 'node:process';

const later = env['HANDBILL_LATER'] === 'yes';
export const baseUrl = `${env['HANDBILL_URL']}/v1`;
export const key = env['HANDBILL_KEY'] ?? '';

interface Campaign {
  id: string;
  name: string;
  currency: string;
  budget: number | null;
  allowed_actions: string[];
  target_audience: { locations?: string[] | null } | null;
  source_campaign_id: string | null;
}

interface Content {
  id: string;
  type: string;
  output: object | null;
  checks: { rule: string }[];
}

interface Problem {
  status: number;
  code: string;
  errors?: { pointer: string }[];
  allowed_actions?: string[];
}

interface NewCampaign {
  name: string;
  campaign_type: 'sales';
  budget?: number;
  target_audience?: { description: string; locations: string[] };
}

type Brief = { topic: string } & (
  | { type: 'blog_article'; length: number }
  | { type: 'social_post'; platform: 'linkedin' }
  | { type: 'email' }
  | { type: 'ad_copy'; platform: 'google_search'; product: string; unique_selling_proposition: string }
  | { type: 'landing_page' }
);

type Answer<Body> = Promise<Body | undefined>;

/** A generated client: the answers of its calls, and those that are refused. */
export interface Calls<Written extends Content> {
  create(body: NewCampaign): Answer<Campaign>;
  list(query: { created_after: string; status: ('draft' | 'active')[] }): Answer<{ data: { id: string }[] }>;
  get(id: string): Answer<Campaign>;
  clearBudget(id: string): Answer<Campaign>;
  duplicate(id: string): Answer<Campaign>;
  generate(body: Brief): Answer<Written>;
  /** By the type of the answer, as its user narrows it. */
  subjectOf(email: Written): string | undefined;
  getContent(id: string): Answer<{ id: string }>;
  listContent(limit: number): Answer<{ data: object[] }>;
  refusedCreate(body: NewCampaign): Answer<Problem>;
  refusedResume(id: string): Answer<Problem>;
}

export async function run<Written extends Content>(calls: Calls<Written>): Promise<void> {
  const audience = { description: 'Home bakers', locations: ['Lisbon'] };
  const made = await calls.create({ name: 'Spring', campaign_type: 'sales', budget: 1200.5, target_audience: audience });
  assert(made);
  assert.equal(made.allowed_actions.includes('new_value'), later);
  assert.deepEqual(made.target_audience?.locations, ['Lisbon']);

  const created_after = new Date(Date.now() - 86_400_000).toISOString();
  const page = await calls.list({ created_after, status: ['draft', 'active'] });
  assert(page?.data.some(({ id }) => id === made.id));
  assert.equal((await calls.get(made.id))?.budget, 1200.5);

  const edited = await calls.clearBudget(made.id);
  assert.deepEqual([edited?.budget, edited?.name, edited?.currency], [null, 'Spring', 'USD']);
  assert.equal((await calls.duplicate(made.id))?.source_campaign_id, made.id);

  const topic = 'Sourdough';
  const briefs: Brief[] = [
    { type: 'blog_article', topic, length: 120 },
    { type: 'social_post', topic, platform: 'linkedin' },
    { type: 'email', topic },
    { type: 'ad_copy', topic, platform: 'google_search', product: 'Course', unique_selling_proposition: 'Six evenings' },
    { type: 'landing_page', topic },
  ];
  for (const brief of briefs) {
    const written = await calls.generate(brief);
    assert(written?.output);
    assert.equal(written.type, brief.type);
    assert.equal(typeof calls.subjectOf(written), brief.type === 'email' ? 'string' : 'undefined');
    assert.equal(
      written.checks.some(({ rule }) => rule === 'new_value'),
      later,
    );
    assert.equal((await calls.getContent(written.id))?.id, written.id);
  }
  assert.equal((await calls.listContent(5))?.data.length, 5);

  const invalid = await calls.refusedCreate({ name: '', campaign_type: 'sales' });
  assert.deepEqual([invalid?.status, invalid?.code === 'new_value', invalid?.errors?.[0]?.pointer], [400, later, '/name']);
  const closed = await calls.refusedResume(made.id);
  assert.deepEqual([closed?.status, closed?.code === 'new_value', closed?.allowed_actions?.includes('activate')], [409, later, true]);
}
