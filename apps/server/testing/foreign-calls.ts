import { approvalSteps, campaignSteps } from '@handbill/contract';
import type { WorkspaceRecords } from './workspace-records.ts';

type Input = Readonly<Record<string, unknown>>;

/** Calls of an operation that aim at the records of a workspace that is not the caller's. */
export interface ForeignCall {
  /** The field that names the other workspace's records; `nothing` where the call names none. */
  readonly by: string;
  /** Its inputs; the same number for whichever workspace. */
  readonly inputs: (foreign: WorkspaceRecords, own: WorkspaceRecords) => readonly Input[];
  /** How each of the calls ends: as it does where there are no such records. */
  readonly outcome: (own: WorkspaceRecords) => object;
  /** Its answer is the server's, and the same for every workspace. */
  readonly isOfServer?: true;
}

const forbidden = () => ({ problem: { code: 'forbidden', scope: 'admin' } });
const notFound = () => ({ problem: { code: 'not_found' } });
const fault = (field: string, code: string) => () => ({
  problem: { code: 'invalid_request', errors: [{ pointer: `/${field}`, code }] },
});
const emptyList = () => ({ answer: { data: [], pagination: { total: 0, has_more: false, next_cursor: null } } });
const noFacets = () => ({ answer: { status: [], type: [], platform: [], language: [], tags: [], is_exact: true } });
const listOf = (ids: readonly string[]) => ({ answer: { data: ids.map((id) => ({ id })), pagination: { total: ids.length } } });

/** By the id of each record, of whatever kind and status, deleted ones too. */
const byId = (more: Input = {}): ForeignCall => ({
  by: 'id',
  inputs: ({ campaigns, content, publications, brandVoices, keys }) =>
    [campaigns, content, publications, brandVoices, keys].flatMap(({ all }) => all).map((id) => ({ id, ...more })),
  outcome: notFound,
});

const byCampaign = (outcome: ForeignCall['outcome'], more: Input = {}): ForeignCall => ({
  by: 'campaign_id',
  inputs: ({ campaigns }) => campaigns.all.map((campaign_id) => ({ campaign_id, ...more })),
  outcome,
});

const byVoice = (outcome: ForeignCall['outcome'], more: Input = {}): ForeignCall => ({
  by: 'brand_voice_id',
  inputs: ({ brandVoices }) => brandVoices.all.map((brand_voice_id) => ({ brand_voice_id, ...more })),
  outcome,
});

const bySource: ForeignCall = {
  by: 'source_content_id',
  inputs: ({ content }) => content.all.map((id) => ({ type: 'email', topic: 'Sourdough course', source_content_id: id })),
  outcome: fault('source_content_id', 'unknown_content'),
};

const byContent = (outcome: ForeignCall['outcome'], inputs: (content_id: string) => Input): ForeignCall => ({
  by: 'content_id',
  inputs: ({ content }) => content.all.map(inputs),
  outcome,
});

const month = { from: '2027-03-01', to: '2027-03-31' };
const emptyCalendar = () => ({ answer: { data: [], gaps: [], clashes: [], pagination: { total: 0, has_more: false } } });

/** Texts that are checked for the other workspace's marker beside each of its records. */
const checkedWith =
  (field: string, list: 'campaigns' | 'brandVoices') =>
  ({ marker, ...records }: WorkspaceRecords): readonly Input[] =>
    records[list].all.map((id) => ({ type: 'email', output: { subject: 'Bake with us' }, keywords: [marker], [field]: id }));

/** By a filter that finds records with the other workspace's marker in them. */
const byMarker = (field: string, outcome: ForeignCall['outcome'] = emptyList): ForeignCall => ({
  by: field,
  inputs: ({ marker }) => [{ [field]: marker }],
  outcome,
});

/** By the id, and by the cursor to the second page of a record's activity. */
const byActivity = (list: 'campaigns' | 'content'): readonly ForeignCall[] => [
  byId(),
  { by: 'cursor', inputs: ({ activity }) => [activity[list]], outcome: fault('cursor', 'invalid_cursor') },
];

type List = 'campaigns' | 'content' | 'publications' | 'calendarFeeds' | 'brandVoices' | 'keys';

const byCursor = (list: List): ForeignCall => ({
  by: 'cursor',
  inputs: (foreign) => [{ cursor: foreign[list].cursor }],
  outcome: fault('cursor', 'invalid_cursor'),
});

/** Everything, and by filters that find records of both workspaces. */
const unfiltered = (list: List, ...filters: readonly Input[]): ForeignCall => ({
  by: 'nothing',
  inputs: () => [{}, ...filters],
  outcome: (own) => listOf(own[list].listed),
});

/** By the texts that comments are on. */
const byText = (more: Input = {}): ForeignCall => ({
  by: 'content_id',
  inputs: ({ content, comments: { all } }) => content.all.flatMap((content_id) => all.map((id) => ({ content_id, id, ...more }))),
  outcome: notFound,
});

const intoWorkspace = (more: Input = {}): ForeignCall => ({
  by: 'workspace_id',
  inputs: ({ workspace }) => [{ workspace_id: workspace, ...more }],
  outcome: fault('workspace_id', 'unknown_field'),
});

/** Calls that only a key of the first workspace may make, with the id of whichever workspace. */
const ofFirst = (more: Input = {}): ForeignCall => ({
  by: 'id',
  inputs: ({ workspace }) => [{ id: workspace, ...more }],
  outcome: forbidden,
});

/** By the other workspace's texts, and by its comments as if they were on a text of the caller. */
const byComment = (more: Input = {}): readonly ForeignCall[] => [
  byText(more),
  {
    by: 'id',
    inputs: (foreign, own) => foreign.comments.all.map((id) => ({ content_id: own.comments.of, id, ...more })),
    outcome: notFound,
  },
];

/** One entry for each operation. An operation without one, or with a field that names a record and is not in its entry, fails the test. */
export const foreignCalls: Readonly<Record<string, readonly ForeignCall[]>> = {
  content_generate: [
    bySource,
    byCampaign(fault('campaign_id', 'unknown_campaign'), { type: 'email', topic: 'Sourdough course' }),
    byVoice(fault('brand_voice_id', 'unknown_brand_voice'), { type: 'email', topic: 'Sourdough course' }),
  ],
  content_check: [
    { ...byCampaign(fault('campaign_id', 'unknown_campaign')), inputs: checkedWith('campaign_id', 'campaigns') },
    { ...byVoice(fault('brand_voice_id', 'unknown_brand_voice')), inputs: checkedWith('brand_voice_id', 'brandVoices') },
  ],
  content_list: [
    unfiltered('content', { tag: 'both' }),
    byCampaign(emptyList),
    byVoice(emptyList),
    byMarker('tag'),
    byMarker('q'),
    byCursor('content'),
  ],
  content_bulk: [
    {
      by: 'id',
      inputs: ({ content }) =>
        ['delete', 'restore', 'cancel', 'tag', ...approvalSteps].map((action) => ({
          items: content.all.map((id) => ({ id })),
          action,
          tag: 'taken',
        })),
      outcome: ({ content }) => ({ answer: { data: content.all.map(() => ({ ok: false, problem: { code: 'not_found' } })) } }),
    },
    byCampaign(fault('campaign_id', 'unknown_campaign'), { items: [{ id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }], action: 'move' }),
  ],
  content_facets: [
    { by: 'nothing', inputs: () => [{}, { deleted: true }], outcome: () => ({ answer: { type: [{ value: 'email' }], is_exact: true } }) },
    byCampaign(noFacets),
    byVoice(noFacets),
    byMarker('tag', noFacets),
    byMarker('q', noFacets),
  ],
  content_plan: [
    bySource,
    byCampaign(fault('campaign_id', 'unknown_campaign'), { type: 'email', topic: 'Sourdough course' }),
    byVoice(fault('brand_voice_id', 'unknown_brand_voice'), { type: 'email', topic: 'Sourdough course' }),
  ],
  content_attempts: [byId(), { by: 'cursor', inputs: ({ attempts: { of: id, cursor } }) => [{ id, cursor }], outcome: notFound }],
  content_get: [byId()],
  content_stream: [byId()],
  content_update: [byId({ title: 'Taken' }), byCampaign(notFound, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' })],
  content_submit: [byId({ note: 'Taken' })],
  content_withdraw: [byId()],
  content_approve: [byId(), byId({ hash: 'taken' })],
  content_requestChanges: [byId({ note: 'Taken' })],
  content_addFacts: [byId({ facts: ['Taken'] })],
  content_acceptCheck: [byId({ rule: 'length' })],
  content_unacceptCheck: [byId({ rule: 'length' })],
  content_revisions: [byId(), { by: 'cursor', inputs: ({ edited }) => [edited], outcome: notFound }],
  content_restoreRevision: [byId({ revision: 1 }), byId({ revision: 2 })],
  content_diffRevision: [byId({ revision: 2 }), byId({ revision: 3, against: 4 })],
  content_regenerate: [
    byId(),
    byId({ topic: 'Taken' }),
    byCampaign(notFound, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }),
    byVoice(notFound, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }),
  ],
  content_rewrite: [byId({ pointers: ['/subject'] })],
  content_export: [byId(), byId({ format: 'html' })],
  content_lineage: [byId()],
  content_activity: byActivity('content'),
  content_cancel: [byId()],
  content_delete: [byId()],
  content_restore: [byId()],
  comments_create: [
    {
      by: 'content_id',
      inputs: ({ content }) => content.all.map((content_id) => ({ content_id, text: 'Taken' })),
      outcome: notFound,
    },
  ],
  comments_list: [
    { by: 'content_id', inputs: ({ content }) => content.all.map((content_id) => ({ content_id })), outcome: notFound },
    {
      by: 'cursor',
      inputs: ({ comments: { cursor } }, own) => [{ content_id: own.comments.of, cursor }],
      outcome: fault('cursor', 'invalid_cursor'),
    },
  ],
  comments_resolve: byComment(),
  comments_reopen: byComment(),
  comments_delete: byComment(),
  campaigns_list: [unfiltered('campaigns', { tag: 'both' }), byMarker('channel'), byMarker('tag'), byMarker('q'), byCursor('campaigns')],
  campaigns_create: [intoWorkspace({ name: 'Spring launch', campaign_type: 'sales' })],
  campaigns_get: [byId()],
  campaigns_update: [byId({ name: 'Summer launch' }), byId({ status: 'active' }), byId({ budget: null, metadata: null, tags: [] })],
  campaigns_export: [byId()],
  campaigns_coverage: [byId()],
  campaigns_generate: [byId({ topic: 'Taken' }), byVoice(notFound, { id: 'cmp_01jd6v3m8hf2v9q0x1y2z3a4b5', topic: 'Taken' })],
  campaigns_activity: byActivity('campaigns'),
  campaigns_delete: [byId()],
  campaigns_restore: [byId()],
  ...Object.fromEntries(campaignSteps.map((step) => [`campaigns_${step}`, [byId()]])),
  campaigns_duplicate: [byId(), byId({ name: 'Summer launch' })],
  campaigns_move: [byId({ days: 7 })],
  campaigns_importPlan: [byId({ format: 'csv', data: 'channel,content_id\nemail,cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' })],
  campaigns_exportPlan: [byId(), byId({ format: 'jsonl' })],
  publications_list: [
    unfiltered('publications', { from: month.from }),
    byCampaign(emptyList),
    byContent(emptyList, (content_id) => ({ content_id })),
    byMarker('channel'),
    byCursor('publications'),
  ],
  publications_create: [byContent(fault('content_id', 'unknown_content'), (content_id) => ({ content_id, channel: 'email' }))],
  publications_createMany: [
    {
      by: 'publications',
      inputs: ({ content }) => [{ publications: content.all.map((content_id) => ({ content_id, channel: 'email' })) }],
      outcome: ({ content }) => ({
        problem: {
          code: 'invalid_request',
          errors: content.all.map((_, at) => ({ pointer: `/publications/${at}/content_id`, code: 'unknown_content' })),
        },
      }),
    },
  ],
  publications_bulk: [
    {
      by: 'id',
      inputs: ({ publications }) =>
        ['hold', 'release', 'cancel', 'delete', 'move'].map((action) => ({
          items: publications.all.map((id) => ({ id })),
          action,
          days: 1,
        })),
      outcome: ({ publications }) => ({
        answer: { data: publications.all.map(() => ({ ok: false, problem: { code: 'not_found' } })) },
      }),
    },
  ],
  publications_get: [byId()],
  publications_update: [byId({ note: 'Taken' }), byId({ url: 'https://example.com' })],
  publications_delete: [byId()],
  publications_markPublished: [byId()],
  publications_hold: [byId()],
  publications_release: [byId()],
  publications_cancel: [byId()],
  calendar_get: [
    {
      by: 'nothing',
      inputs: () => [month],
      outcome: ({ publications: { listed } }) => ({ answer: { pagination: { total: listed.length } } }),
    },
    byCampaign(emptyCalendar, month),
    { ...byMarker('channel', emptyCalendar), inputs: ({ marker }) => [{ ...month, channel: marker }] },
    {
      by: 'cursor',
      inputs: ({ calendar }) => [{ ...month, limit: 1, cursor: calendar }],
      outcome: fault('cursor', 'invalid_cursor'),
    },
  ],
  calendarFeeds_list: [unfiltered('calendarFeeds'), byCursor('calendarFeeds')],
  calendarFeeds_create: [byCampaign(fault('campaign_id', 'unknown_campaign'), { name: 'Taken' })],
  calendarFeeds_delete: [byId(), { by: 'id', inputs: ({ calendarFeeds }) => calendarFeeds.all.map((id) => ({ id })), outcome: notFound }],
  brandVoices_list: [unfiltered('brandVoices'), byCursor('brandVoices')],
  brandVoices_create: [intoWorkspace({ name: 'Bakery' })],
  brandVoices_get: [byId()],
  brandVoices_update: [byId({ name: 'Taken' }), byId({ avoid: null })],
  brandVoices_delete: [byId()],
  brandVoices_restore: [byId()],
  keys_list: [unfiltered('keys'), byCursor('keys')],
  keys_create: [intoWorkspace({ name: 'Website', scopes: ['content:read'] })],
  keys_get: [byId()],
  keys_update: [byId({ name: 'Taken' })],
  keys_delete: [byId()],
  events_list: [
    {
      by: 'nothing',
      inputs: () => [{}, { type: ['campaign.*', 'content.*'], limit: 1_000 }],
      outcome: () => ({ answer: { has_more: false } }),
    },
    {
      by: 'resource_id',
      inputs: ({ campaigns, content, comments, publications, brandVoices, keys }) =>
        [campaigns, content, comments, publications, brandVoices, keys].flatMap(({ all }) => all).map((resource_id) => ({ resource_id })),
      outcome: () => ({ answer: { data: [], has_more: false } }),
    },
    {
      by: 'key_id',
      inputs: ({ keys }) => keys.all.map((key_id) => ({ key_id, order: 'newest' })),
      outcome: () => ({ answer: { data: [], has_more: false } }),
    },
    { by: 'after', inputs: ({ firstEvent }) => [{ after: firstEvent }], outcome: () => ({ problem: { code: 'events_expired' } }) },
    { by: 'before', inputs: ({ lastEvent }) => [{ before: lastEvent }], outcome: () => ({ problem: { code: 'events_expired' } }) },
  ],
  events_get: [{ by: 'id', inputs: ({ firstEvent }) => [{ id: firstEvent }], outcome: notFound }],
  events_live: [
    {
      by: 'key_id',
      inputs: ({ keys, firstEvent }) => keys.all.map((key_id) => ({ after: firstEvent, key_id })),
      outcome: () => ({ problem: { code: 'events_expired' } }),
    },
    {
      by: 'resource_id',
      inputs: ({ campaigns, firstEvent }) => campaigns.all.map((resource_id) => ({ after: firstEvent, resource_id })),
      outcome: () => ({ problem: { code: 'events_expired' } }),
    },
  ],
  activity_list: [
    {
      by: 'nothing',
      inputs: () => [{}, { limit: 100 }],
      // Each key was made; of those that were made by a key one was revoked, and a call of each was refused.
      outcome: ({ keys }) => ({ answer: { pagination: { total: 2 * keys.all.length } } }),
    },
    { by: 'cursor', inputs: ({ activity }) => [{ cursor: activity.workspace }], outcome: fault('cursor', 'invalid_cursor') },
  ],
  workspaces_list: [
    { by: 'nothing', isOfServer: true, inputs: () => [{}], outcome: forbidden },
    { by: 'cursor', isOfServer: true, inputs: ({ campaigns: { cursor } }) => [{ cursor }], outcome: forbidden },
  ],
  workspaces_create: [{ by: 'nothing', inputs: () => [{ name: 'Taken' }], outcome: forbidden }],
  workspaces_update: [ofFirst({ name: 'Taken' })],
  workspaces_keys: [
    { ...ofFirst(), isOfServer: true },
    { by: 'cursor', isOfServer: true, inputs: ({ workspace: id, keys: { cursor } }) => [{ id, cursor }], outcome: forbidden },
  ],
  workspaces_createKey: [ofFirst({ name: 'Website', scopes: ['content:read'] })],
  workspaces_revokeKey: [
    ofFirst({ key_id: 'key_01jd6v3m8hf2v9q0x1y2z3a4b5' }),
    { by: 'key_id', inputs: ({ workspace: id, keys }) => keys.all.map((key_id) => ({ id, key_id })), outcome: forbidden },
  ],
  workspaces_delete: [ofFirst({ name: 'zwieback' })],
  workspaces_export: [ofFirst()],
  models_list: [{ by: 'nothing', isOfServer: true, inputs: () => [{}], outcome: () => ({ answer: { data: [{ name: 'sandbox' }] } }) }],
  usage_get: [
    {
      by: 'nothing',
      inputs: () => [{}],
      outcome: ({ usage: { rows }, keys }) => ({ answer: { data: Array.from({ length: rows }, () => ({ key_id: keys.all[0] })) } }),
    },
    byCampaign(emptyList),
    { by: 'cursor', inputs: ({ usage: { cursor } }) => [{ cursor }], outcome: fault('cursor', 'invalid_cursor') },
  ],
  usage_caps: [{ by: 'nothing', inputs: () => [{}], outcome: () => ({ answer: { data: [] } }) }],
  me_get: [{ by: 'nothing', inputs: () => [{}], outcome: ({ workspace }) => ({ answer: { workspace: { id: workspace } } }) }],
};
