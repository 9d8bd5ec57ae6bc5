import { campaignSteps, contentTypes, contract, operations, takesRevision, type CampaignStep, type ProblemCode } from '@handbill/contract';
import { stepsBefore } from './campaign-steps.ts';
import { vi } from 'vitest';
import { rest } from './rest.ts';
import type { TestServer } from './test-server.ts';

type Input = Readonly<Record<string, unknown>>;
type Arrange = (server: TestServer) => Promise<Input>;

/** How an operation is called so that it succeeds, and how so that it ends in each problem that it declares. */
export interface Provocations {
  readonly succeeds: Arrange;
  readonly fails: Partial<Record<ProblemCode, Arrange>>;
}

const unknownId =
  (prefix: string): Arrange =>
  () =>
    Promise.resolve({ id: `${prefix}_01jd6v3m8hf2v9q0x1y2z3a4b5` });

/** A campaign that was brought into a status, by the steps that lead there. */
const campaign =
  (...steps: readonly string[]): Arrange =>
  async (server) => {
    const { body } = await rest(server, 'POST /campaigns', {
      body: { name: 'Spring launch', campaign_type: 'sales', budget: 12.5, starts_at: '2027-01-01T00:00:00Z' },
    });
    for (const step of steps) await rest(server, `POST /campaigns/${body.id}/${step}`);
    return { id: body.id };
  };

const content: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /content/generate', { body: { type: 'email', topic: 'Sourdough course' } });
  return { id: body.id };
};

/** As it is stored, but for its topic: from now on the sandbox plays a scenario for it. */
const ofScenario =
  (scenario: string): Arrange =>
  async (server) => {
    const { id } = await content(server);
    const stored = server.db.collection<{ _id: string }>('content');
    await stored.updateOne({ _id: String(id) }, { $set: { 'request.topic': `sandbox:${scenario} about bread` } });
    return { id };
  };

/** As it is stored when a check of it failed. */
const needingReview: Arrange = async (server) => {
  const { id } = await content(server);
  await server.db.collection<{ _id: string }>('content').updateOne({ _id: String(id) }, { $set: { status: 'needs_review' } });
  return { id };
};

const submitted: Arrange = async (server) => {
  const { id } = await content(server);
  await rest(server, `POST /content/${String(id)}/submit`);
  return { id };
};

/** Edited once, so that it has a revision. */
const edited: Arrange = async (server) => {
  const { id } = await content(server);
  await rest(server, `PATCH /content/${String(id)}`, { body: { title: 'Course' } });
  return { id };
};

/** As it is stored while another server writes it. */
const generating: Arrange = async (server) => {
  const { id } = await content(server);
  const lease = { token: 'held', until: new Date('2100-01-01'), claims: 1 };
  const stored = server.db.collection<{ _id: string }>('content');
  await stored.updateOne({ _id: String(id) }, { $set: { status: 'generating', output: null, checks: [], lease } });
  return { id };
};

/** A text on a channel, as far as these steps lead. */
const publication =
  (...steps: readonly string[]): Arrange =>
  async (server) => {
    const { id: content_id } = await content(server);
    const planned_for = { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' };
    const { body } = await rest(server, 'POST /publications', { body: { content_id, channel: 'email', planned_for } });
    for (const step of steps) await rest(server, `POST /publications/${body.id}/${step}`);
    return { id: body.id };
  };

const ofContent =
  (arrange: Arrange): Arrange =>
  async (server) => ({ content_id: (await arrange(server))['id'], channel: 'email' });

const calendarFeed: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /calendar/feeds', { body: { name: 'Team' } });
  return { id: body.id };
};

/** In a workspace that wants texts approved; the next call of the doors is in one that does not. */
const lackingApproval: Arrange = async (server) => {
  const { id } = await publication()(server);
  const { body } = await rest(server, 'GET /me');
  await rest(server, `PATCH /workspaces/${body.workspace.id}`, { body: { approval: 'required' } });
  return { id };
};

const key: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /keys', { body: { name: 'Website', scopes: ['content:read'] } });
  return { id: body.id };
};

/** The key of the calls, which no other of its workspace is like from now on: with `admin`, and without an end. */
const lastAdminKey: Arrange = async (server) => {
  const { body } = await rest(server, 'GET /me');
  const others = { workspace_id: body.workspace.id, scopes: 'admin', _id: { $ne: body.key.id } };
  await server.db.collection<{ _id: string }>('keys').updateMany(others, { $set: { expires_at: new Date('2100-01-01') } });
  return { id: body.key.id };
};

const brandVoice: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /brand-voices', { body: { name: 'Bakery', avoid: ['game changer'] } });
  return { id: body.id };
};

const workspace: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /workspaces', { body: { name: 'Bakery' } });
  return { id: body.id };
};

/** A workspace and the key that it came with: the last one with `admin`. */
const keyOfWorkspace: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /workspaces', { body: { name: 'Bakery' } });
  return { id: body.id, key_id: body.key.id };
};

/** A workspace and another key of it. */
const otherKeyOfWorkspace: Arrange = async (server) => {
  const { id } = await workspace(server);
  const { body } = await rest(server, `POST /workspaces/${String(id)}/keys`, { body: { name: 'Website', scopes: ['content:read'] } });
  return { id, key_id: body.id };
};

/** With all its events in its feed. */
const settledWorkspace: Arrange = async (server) => {
  const { id } = await workspace(server);
  const events = server.db.collection('events');
  await vi.waitUntil(async () => (await events.countDocuments({ workspace_id: id })) === 1, { timeout: 10_000 });
  return { id };
};

/** The oldest event that is kept: for each door the same. */
const firstEvent: Arrange = async (server) => {
  await campaign()(server);
  const found = async () => (await rest(server, 'GET /events?limit=1')).body.data[0];
  return { id: (await vi.waitUntil(found, { timeout: 10_000 })).id };
};

const deleted =
  (path: string, arrange: Arrange): Arrange =>
  async (server) => {
    const { id } = await arrange(server);
    await rest(server, `DELETE /${path}/${String(id)}`);
    return { id };
  };

const and =
  (arrange: Arrange, more: Input): Arrange =>
  async (server) => ({ ...(await arrange(server)), ...more });

const fixed =
  (input: Input): Arrange =>
  () =>
    Promise.resolve(input);

const noCampaign = unknownId('cmp');
const noContent = unknownId('cnt');
const noPublication = unknownId('pub');
const noVoice = unknownId('brv');
const noWorkspace = unknownId('wsp');

const ofStep = (step: CampaignStep): Provocations => ({
  succeeds: campaign(...stepsBefore(step, { allowed: true })),
  fails: { not_found: noCampaign, invalid_transition: campaign(...stepsBefore(step, { allowed: false })) },
});

/** Called with a key that may spend next to nothing. */
const aCourse = fixed({ type: 'email', topic: 'Sourdough course' });
const checked = { type: 'email', topic: 'Sourdough for beginners', output: { subject: 'Bake with us', body: 'Six calm evenings.' } };

/** A check of a text that failed, by its members. */
const failedCheck: Arrange = async (server) => {
  const { body } = await rest(server, 'POST /content/generate', { body: { type: 'email', topic: 'sandbox:fail:placeholder of a course' } });
  const { rule, pointer, span } = body.checks.find(({ outcome }: { outcome: string }) => outcome === 'fail');
  return { id: body.id, rule, pointer, span };
};

const comment: Arrange = async (server) => {
  const { id: content_id } = await content(server);
  const { body } = await rest(server, `POST /content/${String(content_id)}/comments`, {
    body: { pointer: '/body', text: 'Name the day.' },
  });
  return { content_id, id: body.id };
};

const resolvedComment: Arrange = async (server) => {
  const { content_id, id } = await comment(server);
  await rest(server, `POST /content/${String(content_id)}/comments/${String(id)}/resolve`);
  return { content_id, id };
};

const noComment: Arrange = async (server) => ({ ...(await comment(server)), id: 'cmt_01jd6v3m8hf2v9q0x1y2z3a4b5' });
const ofNoContent = { content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' };

const byOperation: Readonly<Record<string, Provocations>> = {
  content_generate: {
    succeeds: fixed({ type: 'blog_article', topic: 'Sourdough for beginners', length: 120 }),
    fails: {
      budget_exhausted: aCourse,
      generation_failed: fixed({ type: 'email', topic: 'sandbox:error about bread' }),
      generation_timeout: fixed({ type: 'email', topic: 'sandbox:timeout about bread' }),
    },
  },
  content_check: {
    succeeds: fixed(checked),
    fails: {
      budget_exhausted: fixed({
        ...contentTypes.email.example.request,
        output: contentTypes.email.example.output,
        review: true,
      }),
    },
  },
  content_list: { succeeds: fixed({ limit: 3, type: ['email'], view: 'summary' }), fails: {} },
  content_bulk: {
    succeeds: async (server) => {
      const ids = [await content(server), await content(server)].map(({ id }) => ({ id }));
      return { items: ids, action: 'tag', tag: 'spring' };
    },
    fails: {},
  },
  content_facets: { succeeds: fixed({ type: ['email'] }), fails: {} },
  content_plan: { succeeds: fixed({ type: 'email', topic: 'Sourdough course' }), fails: {} },
  content_attempts: { succeeds: content, fails: { not_found: noContent } },
  content_get: { succeeds: content, fails: { not_found: noContent } },
  content_stream: { succeeds: content, fails: { not_found: noContent } },
  content_update: {
    succeeds: and(content, { title: 'Course', tags: ['spring'] }),
    fails: { not_found: noContent, content_not_ready: and(generating, { title: 'Course' }) },
  },
  content_submit: {
    succeeds: and(content, { note: 'Please look at the price.' }),
    fails: { not_found: noContent, content_not_ready: generating, invalid_transition: submitted },
  },
  content_withdraw: { succeeds: submitted, fails: { not_found: noContent, content_not_ready: generating, invalid_transition: content } },
  content_approve: {
    succeeds: needingReview,
    fails: { not_found: noContent, content_not_ready: generating, approval_void: and(content, { hash: 'another' }) },
  },
  content_requestChanges: {
    succeeds: and(content, { note: 'Too long.' }),
    fails: { not_found: noContent, content_not_ready: generating },
  },
  content_addFacts: {
    succeeds: and(content, { facts: ['The course costs 90 €'] }),
    fails: { not_found: and(noContent, { facts: ['90 €'] }), content_not_ready: and(generating, { facts: ['90 €'] }) },
  },
  content_acceptCheck: {
    succeeds: and(failedCheck, { reason: 'The date is not known yet.' }),
    fails: { not_found: and(noContent, { rule: 'length' }), content_not_ready: and(generating, { rule: 'length' }) },
  },
  content_unacceptCheck: {
    succeeds: failedCheck,
    fails: { not_found: and(noContent, { rule: 'length' }), content_not_ready: and(generating, { rule: 'length' }) },
  },
  content_revisions: { succeeds: edited, fails: { not_found: noContent } },
  content_restoreRevision: {
    succeeds: and(edited, { revision: 2 }),
    fails: { not_found: and(edited, { revision: 7 }), content_not_ready: and(generating, { revision: 2 }) },
  },
  content_diffRevision: { succeeds: and(edited, { revision: 2 }), fails: { not_found: and(edited, { revision: 2, against: 7 }) } },
  content_regenerate: {
    succeeds: and(content, { tone: 'casual' }),
    fails: {
      not_found: noContent,
      budget_exhausted: content,
      generation_failed: and(content, { topic: 'sandbox:error about bread' }),
      generation_timeout: and(content, { topic: 'sandbox:timeout about bread' }),
    },
  },
  content_rewrite: {
    succeeds: and(content, { pointers: ['/subject'], instructions: 'Shorter.' }),
    fails: {
      not_found: and(noContent, { pointers: ['/subject'] }),
      content_not_ready: and(generating, { pointers: ['/subject'] }),
      budget_exhausted: and(content, { pointers: ['/subject'] }),
      generation_failed: and(ofScenario('error'), { pointers: ['/subject'] }),
      generation_timeout: and(ofScenario('timeout'), { pointers: ['/subject'] }),
    },
  },
  content_export: { succeeds: and(content, { format: 'html' }), fails: { not_found: noContent, content_not_ready: generating } },
  content_lineage: { succeeds: content, fails: { not_found: noContent } },
  content_activity: { succeeds: content, fails: { not_found: noContent } },
  content_cancel: { succeeds: generating, fails: { not_found: noContent, content_not_ready: content } },
  content_delete: { succeeds: content, fails: { not_found: noContent } },
  content_restore: { succeeds: deleted('content', content), fails: { not_found: noContent } },
  comments_create: {
    succeeds: async (server) => {
      const { id } = await content(server);
      return { content_id: id, pointer: '/body', span: { start: 0, end: 4 }, text: 'Name the day.' };
    },
    fails: { not_found: fixed({ ...ofNoContent, text: 'Name the day.' }) },
  },
  comments_list: {
    succeeds: async (server) => {
      const { content_id } = await comment(server);
      return { content_id, limit: 1 };
    },
    fails: { not_found: fixed(ofNoContent) },
  },
  comments_resolve: { succeeds: comment, fails: { not_found: noComment } },
  comments_reopen: { succeeds: resolvedComment, fails: { not_found: noComment } },
  comments_delete: { succeeds: comment, fails: { not_found: noComment } },
  campaigns_list: { succeeds: fixed({ limit: 2, status: ['draft', 'active'], include: ['coverage', 'spent'] }), fails: {} },
  campaigns_create: { succeeds: fixed({ name: 'Spring launch', campaign_type: 'sales', budget: 12.5, currency: 'EUR' }), fails: {} },
  campaigns_get: { succeeds: campaign(), fails: { not_found: noCampaign } },
  campaigns_update: {
    succeeds: and(campaign(), { name: 'Summer launch', starts_at: null }),
    fails: { not_found: noCampaign, invalid_transition: and(campaign(), { status: 'completed' }) },
  },
  campaigns_export: { succeeds: campaign(), fails: { not_found: noCampaign } },
  campaigns_coverage: { succeeds: campaign(), fails: { not_found: noCampaign } },
  campaigns_generate: {
    succeeds: and(campaign(), { topic: 'Sourdough course', channels: ['email', 'podcast'] }),
    fails: {
      not_found: and(noCampaign, { topic: 'Sourdough course' }),
      budget_exhausted: and(campaign(), { topic: 'Sourdough course', channels: ['email'] }),
    },
  },
  campaigns_activity: { succeeds: campaign('activate'), fails: { not_found: noCampaign } },
  campaigns_delete: { succeeds: campaign(), fails: { not_found: noCampaign } },
  campaigns_restore: { succeeds: deleted('campaigns', campaign()), fails: { not_found: noCampaign } },
  ...Object.fromEntries(campaignSteps.map((step) => [`campaigns_${step}`, ofStep(step)])),
  campaigns_duplicate: { succeeds: campaign('activate'), fails: { not_found: noCampaign } },
  campaigns_move: {
    succeeds: and(campaign(), { days: 7 }),
    fails: { not_found: and(noCampaign, { days: 7 }) },
  },
  campaigns_importPlan: {
    succeeds: async (server) => {
      const { id } = await campaign()(server);
      const { body } = await rest(server, 'POST /content/generate', {
        body: { type: 'email', topic: 'Sourdough course', campaign_id: id },
      });
      return { id, format: 'jsonl', data: JSON.stringify({ channel: 'email', content_id: body.id }) };
    },
    fails: { not_found: and(noCampaign, { format: 'csv', data: 'channel,content_id' }) },
  },
  campaigns_exportPlan: { succeeds: campaign(), fails: { not_found: noCampaign } },
  publications_list: { succeeds: fixed({ limit: 2, channel: ['email'], from: '2027-03-01', to: '2027-03-31' }), fails: {} },
  publications_create: {
    succeeds: and(ofContent(content), { planned_for: { at: '2027-03-29T08:00:00Z' } }),
    fails: { content_not_ready: ofContent(generating) },
  },
  publications_createMany: {
    succeeds: async (server) => ({ publications: [await ofContent(content)(server)] }),
    fails: { content_not_ready: async (server) => ({ publications: [await ofContent(generating)(server)] }) },
  },
  publications_bulk: {
    succeeds: async (server) => ({ items: [await publication()(server)], action: 'move', days: 1 }),
    fails: {},
  },
  publications_get: { succeeds: publication(), fails: { not_found: noPublication } },
  publications_update: {
    succeeds: and(publication(), { note: 'With a photo', planned_for: { local: '2027-03-30T09:00', time_zone: 'Europe/Lisbon' } }),
    fails: { not_found: and(noPublication, { note: 'Gone' }), invalid_transition: and(publication('cancel'), { note: 'Late' }) },
  },
  publications_delete: { succeeds: publication(), fails: { not_found: noPublication, invalid_transition: publication('mark-published') } },
  publications_markPublished: {
    succeeds: and(publication(), { url: 'https://example.com/blog/sourdough' }),
    fails: { not_found: noPublication, invalid_transition: publication('cancel'), approval_required: lackingApproval },
  },
  publications_hold: { succeeds: publication(), fails: { not_found: noPublication, invalid_transition: publication('hold') } },
  publications_release: { succeeds: publication('hold'), fails: { not_found: noPublication, invalid_transition: publication() } },
  publications_cancel: { succeeds: publication(), fails: { not_found: noPublication, invalid_transition: publication('cancel') } },
  calendar_get: { succeeds: fixed({ from: '2027-03-01', to: '2027-03-31', time_zone: 'Europe/Lisbon', limit: 2 }), fails: {} },
  calendarFeeds_list: { succeeds: fixed({ limit: 1 }), fails: {} },
  calendarFeeds_create: { succeeds: fixed({ name: 'Team', channel: 'email' }), fails: {} },
  calendarFeeds_delete: { succeeds: calendarFeed, fails: { not_found: unknownId('fed') } },
  brandVoices_list: { succeeds: fixed({ limit: 2 }), fails: {} },
  brandVoices_create: { succeeds: fixed({ name: 'Bakery', avoid: ['game changer'], emoji: 'few' }), fails: {} },
  brandVoices_get: { succeeds: brandVoice, fails: { not_found: noVoice } },
  brandVoices_update: { succeeds: and(brandVoice, { description: 'Calm', avoid: null }), fails: { not_found: noVoice } },
  brandVoices_delete: { succeeds: brandVoice, fails: { not_found: noVoice } },
  brandVoices_restore: { succeeds: deleted('brand-voices', brandVoice), fails: { not_found: noVoice } },
  keys_list: { succeeds: fixed({ limit: 1 }), fails: {} },
  keys_create: { succeeds: fixed({ name: 'Website', scopes: ['content:read', 'campaigns:read'] }), fails: {} },
  keys_get: { succeeds: key, fails: { not_found: unknownId('key') } },
  keys_update: {
    succeeds: and(key, { name: 'Console', models: ['gpt-5-mini'] }),
    fails: { not_found: unknownId('key'), last_admin_key: and(lastAdminKey, { expires_at: '2099-12-31T23:59:59Z' }) },
  },
  keys_delete: { succeeds: key, fails: { not_found: unknownId('key'), last_admin_key: lastAdminKey } },
  events_list: {
    succeeds: fixed({ limit: 2, type: ['campaign.*', 'key.created'], order: 'newest' }),
    fails: { events_expired: fixed({ after: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5' }) },
  },
  events_get: { succeeds: firstEvent, fails: { not_found: unknownId('evt') } },
  events_live: {
    // An event that no test of the doors makes: a change made before this call may have its event after it.
    succeeds: fixed({ type: ['workspace.deleted'] }),
    fails: { events_expired: fixed({ after: 'evt_01jd6v3m8hf2v9q0x1y2z3a4b5' }) },
  },
  activity_list: { succeeds: fixed({ limit: 2 }), fails: {} },
  models_list: { succeeds: fixed({}), fails: {} },
  usage_get: { succeeds: fixed({ from: '2026-01-01', to: '2026-12-31', by: ['type', 'campaign'], limit: 1 }), fails: {} },
  workspaces_list: { succeeds: fixed({ limit: 1 }), fails: {} },
  workspaces_create: { succeeds: fixed({ name: 'Bakery' }), fails: {} },
  workspaces_update: {
    succeeds: and(workspace, { name: 'Mill', monthly_cost_cap: 25, review: { default: true } }),
    fails: { not_found: noWorkspace },
  },
  workspaces_keys: { succeeds: and(workspace, { limit: 1 }), fails: { not_found: noWorkspace } },
  workspaces_createKey: {
    succeeds: and(workspace, { name: 'Website', scopes: ['content:read'] }),
    fails: { not_found: and(noWorkspace, { name: 'Website', scopes: ['content:read'] }) },
  },
  workspaces_revokeKey: {
    succeeds: otherKeyOfWorkspace,
    fails: { not_found: and(workspace, { key_id: 'key_01jd6v3m8hf2v9q0x1y2z3a4b5' }), last_admin_key: keyOfWorkspace },
  },
  workspaces_delete: { succeeds: and(workspace, { name: 'Bakery' }), fails: { not_found: and(noWorkspace, { name: 'Bakery' }) } },
  workspaces_export: { succeeds: settledWorkspace, fails: { not_found: noWorkspace } },
  usage_caps: { succeeds: fixed({}), fails: {} },
  me_get: { succeeds: fixed({}), fails: {} },
};

/** Another writer has changed the record that would be changed otherwise. */
const withOtherRevision = ({ succeeds, fails }: Provocations): Provocations => ({
  succeeds,
  fails: { ...fails, revision_mismatch: and(succeeds, { if_revision: 99 }) },
});

const conditional = new Set(operations(contract).flatMap(({ operationId, operation }) => (takesRevision(operation) ? [operationId] : [])));

/** One entry for each operation: an operation without one, or with a declared problem that is not here, fails the test by name. */
export const provocations: Readonly<Record<string, Provocations>> = Object.fromEntries(
  Object.entries(byOperation).map(([id, provoked]) => [id, conditional.has(id) ? withOtherRevision(provoked) : provoked]),
);
