import { ContentFacetQuery, CreateBrandVoice, newId } from '@handbill/contract';
import type { PlacementQuery, StreamPiece } from '@handbill/operations';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventSearch } from '../../testing/event-search.ts';
import { authorIn } from '../../testing/author-in.ts';
import { openStorage } from '../../testing/open-storage.ts';
import { sampleEnd, sampleSubject } from '../../testing/sample-call.ts';
import { newKeySecret } from '../keys/key-secret.ts';
import { profiled, type ProfiledCommand } from '../../testing/profiled.ts';
import { campaignQuery, contentQuery } from '../../testing/queries.ts';
import { sampleCampaign } from '../../testing/sample-campaign.ts';
import { sampleKey } from '../../testing/sample-key.ts';
import { samplePlacement } from '../../testing/sample-placement.ts';
import { sampleComment } from '../../testing/sample-comment.ts';
import { generatingContent, sampleContent } from '../../testing/sample-content.ts';

const opened = openStorage();
const by = authorIn(opened.newWorkspace());
const now = new Date();
const page = { limit: 20, offset: null, cursor: null, sessions: false };
const day = now.toISOString().slice(0, 10);
const content = opened.db.collection<{ _id: string }>('content');
/** Lets the time pass in which a lease holds. */
const expire = (_id: string) => content.updateOne({ _id }, { $set: { 'lease.until': new Date(0) } });

type Calls = Readonly<Record<string, () => Promise<unknown>>>;

async function callCampaigns() {
  const campaigns = opened.storage.campaigns(by);
  const [draft, copy] = [sampleCampaign(), sampleCampaign({ source_campaign_id: newId('cmp', now) })];
  const calls: Calls = {
    insert: () => Promise.all([campaigns.insert(draft), campaigns.insert(copy)]),
    get: () => campaigns.get(draft.id),
    list: () => Promise.all([{}, { q: 'spring', tag: 'spring', limit: 1 }].map((query) => campaigns.list(campaignQuery(query)))),
    transition: async () => {
      for (const step of ['activate', 'pause', 'resume', 'complete'] as const) await campaigns.transition(draft.id, step, now);
    },
    withCadence: () => Promise.all([campaigns.withCadence(null), campaigns.withCadence(draft.id)]),
    replace: () => campaigns.replace({ ...copy, name: 'Autumn', revision: 2 }, copy),
    delete: () => campaigns.delete(draft.id, now),
    deleted: () => campaigns.deleted(draft.id),
    restore: () => campaigns.restore(draft.id, now),
    erase: () => campaigns.erase(draft.id, now),
  };
  return { store: campaigns, calls };
}

const voice = { ...CreateBrandVoice.parse({ name: 'Plain' }), id: newId('brv', now), revision: 1, created_at: now, updated_at: now };

async function callBrandVoices() {
  const voices = opened.storage.brandVoices(by);
  const calls: Calls = {
    insert: () => voices.insert(voice),
    get: () => voices.get(voice.id),
    list: () => voices.list(page),
    replace: () => voices.replace({ ...voice, revision: 2 }, voice),
    delete: () => voices.delete(voice.id, now),
    deleted: () => voices.deleted(voice.id),
    restore: () => voices.restore(voice.id, now),
    erase: () => voices.erase(voice.id, now),
  };
  return { store: voices, calls };
}

const record = generatingContent({ campaign_id: newId('cmp', now) });

async function callContent() {
  const texts = opened.storage.content(by);
  const cancelled = generatingContent();
  const ended = sampleContent('email', { revision: 9 });
  const calls: Calls = {
    begin: () => Promise.all([texts.begin(ended, { voice }), texts.begin(cancelled, { waits: true })]),
    beginAll: () => texts.beginAll([{ content: record, waits: true }], { voice }),
    get: () => Promise.all([texts.get(record.id), texts.get(ended.id)]),
    voiceOf: () => texts.voiceOf(ended.id),
    list: () =>
      Promise.all([{}, { view: 'summary', approved: true, approval: 'none' }].map((query) => texts.list(contentQuery(query as object)))),
    facets: () => texts.facets(ContentFacetQuery.parse({ type: 'email' })),
    cancel: () => texts.cancel(cancelled.id, now),
    replace: async () => {
      await texts.replace({ ...ended, title: 'Another', revision: 10 }, ended, { rewriting: 'call_1' });
      await texts.replace({ ...ended, revision: 11 }, { ...ended, revision: 10 }, { step: 'approve' });
    },
    authorsOf: () => texts.authorsOf(ended.id),
    wasRewritten: () => texts.wasRewritten(ended.id, 'call_1'),
    revisions: () => texts.revisions({ id: ended.id, ...page }),
    revision: () => texts.revision(ended.id, 9),
    countOfCampaigns: () => texts.countOfCampaigns([record.campaign_id ?? '']),
    countWritten: () => texts.countWritten(record.campaign_id ?? ''),
    copy: () => texts.copy({ from: record.campaign_id ?? '', to: newId('cmp', now), at: now, idOf: () => newId('cnt', now) }),
    briefly: () => texts.briefly([ended.id]),
    lineage: () => texts.lineage(ended.id),
    delete: () => texts.delete(ended.id, now),
    deleted: () => texts.deleted(ended.id),
    restore: () => texts.restore(ended.id, now),
    erase: () => texts.erase(ended.id, now),
  };
  return { store: texts, calls };
}

async function callComments() {
  const comments = opened.storage.comments(by);
  const text = sampleContent('email');
  await opened.storage.content(by).begin(text);
  const comment = sampleComment(text);
  const calls: Calls = {
    insert: () => comments.insert(comment, text),
    get: async () => expect(await comments.get(text, comment.id)).toMatchObject(comment),
    list: async () => expect(await comments.list(text, { content_id: text.id, ...page })).toMatchObject({ data: [comment] }),
    mark: async () => expect(await comments.mark(text, comment.id, true, now)).toMatchObject({ resolved_at: now }),
    delete: async () => expect(await comments.delete(comment.id, now)).toBe(true),
  };
  return { store: comments, calls };
}

async function callPublications() {
  const publications = opened.storage.publications(by);
  const text = sampleContent('email');
  await opened.storage.content(by).begin(text);
  const [one, other] = [samplePlacement({ content_id: text.id }), samplePlacement({ content_id: text.id, planned_for: null, fixed: null })];
  const campaign = newId('cmp', now);
  const range = { from: new Date('2027-03-01'), before: new Date('2027-04-01'), channel: ['linkedin'], status: null };
  const weeks = [range.from, range.before];
  const filters = { ...page, content_id: [text.id], campaign_id: [], channel: [], status: [] };
  const calls: Calls = {
    insertAll: async () => expect(await publications.insertAll([one, other])).toBe(true),
    get: () => publications.get(one.id),
    list: () => publications.list({ ...filters, planned: { from: range.from, before: null } } as unknown as PlacementQuery),
    ofCampaign: () => publications.ofCampaign(campaign),
    countOfCampaign: () => publications.countOfCampaign(campaign),
    planned: () =>
      Promise.all([null, campaign].map((campaign_id) => publications.planned({ ...range, campaign_id, limit: 1, cursor: null }))),
    tally: () =>
      Promise.all(
        [null, campaign].map((campaign_id) =>
          publications.tally({ ...range, campaign_id, weeks, campaigns: [campaign], channels: ['email'] }),
        ),
      ),
    transition: () => publications.transition(one.id, { step: 'hold' }, now),
    replaceAll: () => publications.replaceAll([{ next: { ...other, note: 'Later', revision: 2 }, read: other }]),
    delete: () => publications.delete(other.id, ['planned'], now),
  };
  return { store: publications, calls };
}

async function callCalendarFeeds() {
  const { feedTokens } = opened.storage;
  const feeds = opened.storage.calendarFeeds(by);
  const feed = { id: newId('fed', now), name: 'Team', campaign_id: null, channel: null, created_at: now, last_used_at: null };
  let token = '';
  const calls: Calls = {
    create: async () => (token = await feeds.create(feed)),
    count: () => feeds.count(),
    get: () => feeds.get(feed.id),
    list: () => feeds.list(page),
    delete: () => feeds.delete(feed.id, now),
  };
  const opens: Calls = {
    open: async () => {
      token = await feeds.create({ ...feed, id: newId('fed', now) });
      expect(await feedTokens.open(token, now)).not.toBeNull();
    },
  };
  return [
    { store: feeds, calls },
    { store: feedTokens, calls: opens },
  ];
}

async function callLeases() {
  const { leases } = opened.storage;
  const texts = opened.storage.content(by);
  const [failing, stopped] = [generatingContent(), generatingContent()];
  const [lease, left, waiting, failed, cancelled] = [
    await texts.begin(generatingContent()),
    await texts.begin(generatingContent()),
    await texts.begin(generatingContent(), { waits: true }),
    await texts.begin(failing),
    await texts.begin(stopped),
  ];
  await texts.cancel(stopped.id, now);
  const calls: Calls = {
    renew: () =>
      leases.renew([
        { lease, textSoFar: 'Half' },
        { lease: waiting, textSoFar: null },
      ]),
    release: () => leases.release([{ lease: waiting, textSoFar: null }]),
    claimAbandoned: async () => {
      await expire(left.contentId);
      expect(await leases.claimAbandoned({ upTo: 5 })).not.toBeNull();
    },
    claimUnknown: async () => expect(await leases.claimUnknown(['sandbox'])).toBeNull(),
    countWaiting: () => leases.countWaiting(),
    isFull: () => leases.isFull(lease.workspaceId, 1),
    claimWaiting: async () => expect(await leases.claimWaiting(['sandbox'], 'x')).not.toBeNull(),
    finish: async () => {
      await leases.finish(lease, { status: 'ready', text: 'Whole' }, now);
      await leases.finish(failed, { status: 'failed' }, now);
    },
    claimCancelled: async () => {
      await expire(stopped.id);
      expect(await leases.claimCancelled()).not.toBeNull();
    },
    finishCancelled: () => leases.finishCancelled(cancelled, { text: null }, now),
  };
  return { store: leases, calls };
}

async function callAttemptLog() {
  const { attemptLog } = opened.storage;
  const ended = sampleContent();
  await opened.storage.content(by).begin(ended);
  const subject = sampleSubject(by.workspaceId, { contentId: ended.id });
  const call = { attempt: 1, model: 'm', reason: 'first' } as const;
  const beginning = { reason: 'first', prompt_version: '1', model: 'm' } as const;
  const calls: Calls = {
    begin: async () => {
      for (const attempt of [1, 2, 3]) await attemptLog.begin(subject, { ...beginning, attempt, begun_at: new Date(0) }, now);
    },
    keepFailing: () => attemptLog.keepFailing(subject, 1, []),
    breakOff: () => attemptLog.breakOff(subject, { attempt: 1, text: 'Half' }),
    failAbandoned: async () => {
      await attemptLog.begin(subject, { ...beginning, attempt: 4, begun_at: new Date(0) }, now);
      expect(await attemptLog.failAbandoned(now)).toBe(1);
    },
    end: async () => {
      const end = () => attemptLog.end(subject, call, sampleEnd(), now);
      expect([await end(), await end()]).toEqual([true, true]);
    },
    countRemaining: () => attemptLog.countRemaining(),
    figures: () => attemptLog.figures(subject),
    recount: () => attemptLog.recount(subject),
    settle: () => attemptLog.settle({ ...subject, id: subject.contentId }),
    settleRemaining: () => attemptLog.settleRemaining(new Date(now.getTime() + 2 * 60_000)),
  };
  return { store: attemptLog, calls };
}

async function callCaps() {
  const { caps } = opened.storage;
  const most = { tokens: 1_000, usd: 0.5 };
  const scopes = ['key', 'workspace'] as const;
  const both = scopes.map((scope) => ({ scope, id: scope === 'key' ? newId('key', now) : by.workspaceId, tokens: 1_500, usd: 2 }));
  const budgetOf = (id: string) => ({ id, contentId: id, most, until: new Date(now.getTime() + 60_000) });
  const id = newId('cnt', now);
  const calls: Calls = {
    reserve: async () => {
      expect(await caps.reserve(by, both, [budgetOf(id)], now)).toBeNull();
      expect(await caps.reserve(by, both.toReversed(), [budgetOf(newId('cnt', now))], now)).toMatchObject({ unit: 'tokens' });
    },
    of: () => caps.of(by),
    reserveNext: () => caps.reserveNext({ ...by, contentId: id, type: 'email', campaignId: null }, budgetOf(id), now),
    list: () => Promise.all([caps.list(by.workspaceId, both, now), caps.list(by.workspaceId, 'all', now)]),
  };
  return { store: caps, calls };
}

async function callReaders() {
  const attempts = opened.storage.attempts(by);
  const usage = opened.storage.usage(by);
  const period = { from: day, to: day, campaign_id: null, ...page };
  const usageCalls: Calls = {
    list: async () => {
      await usage.list({ ...period, by: null });
      return usage.list({ ...period, campaign_id: 'cmp_1', by: ['day', 'key'] });
    },
    spentBy: () => usage.spentBy(['cmp_1']),
  };
  return [
    { store: attempts, calls: { list: () => attempts.list({ id: record.id, ...page }) } },
    { store: usage, calls: usageCalls },
  ];
}

async function callEvents() {
  const { eventRelay } = opened.storage;
  const events = opened.storage.events(by);
  const search = eventSearch({ limit: 20 });
  const relayed: Calls = {
    move: async () => expect(await eventRelay.move()).toBe('all'),
    expire: () => eventRelay.expire(new Date(0)),
    release: () => eventRelay.release(),
  };
  const { refusedCalls } = opened.storage;
  const activity = opened.storage.activity(by);
  const call = { workspaceId: by.workspaceId, keyId: newId('key', now), operation: null, code: 'unauthenticated' } as const;
  return [
    { store: eventRelay, calls: { watch: async () => eventRelay.watch(() => undefined)(), ...relayed } },
    {
      store: events,
      calls: {
        positionAfter: () => Promise.all([events.positionAfter(null), events.positionAfter('none')]),
        get: () => events.get('evt_none'),
        list: async () => {
          const found = await events.list({ ...search, types: ['campaign.created', 'key.created'] });
          const [first] = 'data' in found ? found.data : [];
          await events.list({ ...search, after: first?.id ?? '', resource_id: first?.resource_id ?? '' });
          await events.list({ ...search, after: 'none' });
          await events.list({ ...search, actor: 'ann', key_id: 'key_1', order: 'newest' });
        },
      },
    },
    { store: refusedCalls, calls: { count: async () => refusedCalls.count(call, now), close: () => refusedCalls.close() } },
    {
      store: activity,
      calls: {
        list: async () => {
          for (const resource_id of [null, record.id]) await activity.list({ resource_id, limit: 1, cursor: null });
        },
      },
    },
  ];
}

async function callStreams() {
  const { streams } = opened.storage;
  const { workspaceId } = by;
  const piece: StreamPiece = { workspaceId, contentId: record.id, number: 0, writer: 'w', entries: [], isLast: false };
  const calls: Calls = {
    append: () => streams.append([piece], now),
    read: () => streams.read(record.id),
    readNext: () => streams.readNext(new Map([[record.id, 0]])),
    last: () => streams.last(record.id),
    ended: () => streams.ended([record.id]),
  };
  return { store: streams, calls };
}

async function callIdempotency() {
  const { idempotency } = opened.storage;
  const requestOf = (key: string) => ({ workspaceId: by.workspaceId, operation: 'POST /campaigns', key, fingerprint: 'f', token: key });
  const reserved = async (key: string) => {
    const result = await idempotency.reserve(requestOf(key), { suffix: key, created_at: now });
    if (result.kind !== 'reserved') throw new Error(`It is ${result.kind}`);
    return result.reservation;
  };
  const [kept, released, forgotten] = [await reserved('1'), await reserved('2'), await reserved('3')];
  const calls: Calls = {
    reserve: () => reserved('4'),
    renew: () => idempotency.renew([kept, released]),
    keep: () => idempotency.keep(kept, { outcome: { status: 200, value: {} } }),
    release: () => idempotency.release(released),
    forget: () => idempotency.forget(forgotten),
    abandon: () => idempotency.abandon(requestOf('4')),
  };
  return { store: idempotency, calls };
}

async function callKeys() {
  const { keys } = opened.storage;
  const ofWorkspace = opened.storage.workspaceKeys(by);
  const key = sampleKey();
  const [admin, former] = [sampleKey({ scopes: ['admin'] }), sampleKey({ scopes: ['admin'] })];
  let secret = '';
  const calls: Calls = {
    create: async () => (secret = await ofWorkspace.create(key)),
    get: () => ofWorkspace.get(key.id),
    getOwn: () => ofWorkspace.getOwn(key.id),
    replace: async () => {
      for (const made of [admin, former]) await ofWorkspace.create(made, [newId('key', now)]);
      await ofWorkspace.replace({ ...key, name: 'Console' }, key);
      await ofWorkspace.replace({ ...former, expires_at: new Date(0) }, former);
    },
    list: async () => {
      await ofWorkspace.list(page);
      await ofWorkspace.list({ ...page, sessions: true });
    },
    countSessions: () => ofWorkspace.countSessions(key.id, now),
    revoke: async () => {
      await ofWorkspace.create({ ...key, id: newId('key', now) }, [key.id]);
      expect(await ofWorkspace.revoke(key.id, { at: now, withMade: true })).toBe(true);
    },
  };
  const ofAll: Calls = {
    authenticate: async () => {
      await keys.authenticate(newKeySecret(newId('key', now)).secret, now);
      secret = await ofWorkspace.create(key);
      await keys.authenticate(secret, now);
    },
    identify: async () => {
      await keys.identify(newKeySecret(newId('key', now)).secret, now);
    },
    endExpired: async () => {
      await keys.endExpired(new Date(now.getTime() + 2 * 60_000));
      expect(await ofWorkspace.get(former.id)).toBeNull();
    },
    writeLastUses: () => keys.writeLastUses(new Map([[key.id, { workspaceId: by.workspaceId, at: now }]])),
    close: () => keys.close(),
  };
  return [
    { store: ofWorkspace, calls },
    { store: keys, calls: ofAll },
  ];
}

async function callWorkspaces() {
  const manager = { ...by, workspaceId: newId('wsp', now) };
  const workspaces = opened.storage.workspaces(manager);
  const id = newId('wsp', now);
  const caps = { monthly_token_cap: 5_000_000_000, monthly_cost_cap: null, review: null, approval: 'off', time_zone: 'UTC' } as const;
  const workspace = { id, name: 'Bakery', ...caps, revision: 1, created_at: now, updated_at: now };
  const calls: Calls = {
    create: () => workspaces.create(workspace, sampleKey()),
    get: async () => expect(await workspaces.get(id)).toEqual(workspace),
    list: () => workspaces.list(page),
    replace: () => workspaces.replace({ ...workspace, name: 'Mill', revision: 2 }, workspace),
    export: async () => {
      for await (const { records } of workspaces.export(id)) expect(records.map(({ kind }) => kind)).not.toContain('deleted_workspaces');
    },
    delete: () => workspaces.delete(id, now),
    erase: () => opened.storage.eraseWorkspaces(now),
    eraseAgain: () => opened.storage.eraseWorkspaces(new Date(now.getTime() + 86_400_000)),
  };
  return { store: workspaces, calls };
}

async function callRates() {
  const { rates } = opened.storage;
  const limit = { requests: 10, milliseconds: 60_000 };
  const subjects = [by.workspaceId, newId('key', now)].map((id) => ({ workspaceId: by.workspaceId, id }));
  return { store: rates, calls: { take: () => Promise.all(subjects.map((subject) => rates.take(subject, limit, 1))) } };
}

async function callErasedRecords() {
  const { erasedRecords } = opened.storage;
  const soon = new Date(now.getTime() + 2 * 60_000);
  return { store: erasedRecords, calls: { finish: () => erasedRecords.finish(soon) } };
}

async function callStorage() {
  const { storage } = opened;
  const calls: Calls = {
    createFirstKey: () => storage.createFirstKey(now, () => Promise.resolve()),
    workspace: () => Promise.all([storage.workspace(), storage.workspaceSettings(by.workspaceId)]),
    ping: () => storage.ping(),
  };
  return { store: null, calls };
}

const methodsOf = (store: object) => Object.getOwnPropertyNames(Object.getPrototypeOf(store)).filter((name) => name !== 'constructor');

const missed: string[] = [];
let commands: readonly ProfiledCommand[] = [];
beforeAll(async () => {
  commands = await profiled(opened.db, async () => {
    // Caps before the attempts: what is reserved is settled with those.
    const walks = [
      callStorage,
      callCampaigns,
      callBrandVoices,
      callContent,
      callComments,
      callPublications,
      callCalendarFeeds,
      callLeases,
      callCaps,
      callAttemptLog,
      callReaders,
      callStreams,
    ];
    const others = [callIdempotency, callKeys, callEvents, callRates, callWorkspaces, callErasedRecords];
    for (const walk of [...walks, ...others])
      for (const { store, calls } of [await walk()].flat()) {
        missed.push(...(store === null ? [] : methodsOf(store)).filter((method) => !(method in calls)));
        for (const call of Object.values(calls)) await call();
      }
  });
});

/** Commands that do not ask for a workspace by its id: on a sharded cluster each of them asks every shard. */
const acrossWorkspaces: Readonly<Record<string, string>> = {
  'read of content by $expr, lease.claims, lease.until, status': 'who takes work over looks for it in all workspaces',
  'read of content by $expr, lease.until, status': 'and so for what was cancelled',
  'read of content by generation.model, lease.claims, status, workspace_id': 'and for what waits, in the workspaces after one, or up to it',
  'read of content by created_at, generation.model, lease.claims, status': 'and for a model that no server knows',
  'read of content by lease.claims': 'and to be counted',
  'read of content by _id, status': 'a server asks at once for all texts that its readers follow, by ids alone',
  'read of content_streams by _id': 'as before',
  'read of attempts by uncounted._id': 'whoever counts looks for what is left in all workspaces',
  'read of attempts by begun_at, state': 'and so for calls that were left open',
  'read of brand_voices by outbox_time':
    'whoever moves events looks for what waits in all workspaces, and in all collections that have outboxes',
  'read of event_feeds by ': 'and so for what has expired',
  'read of deleted_workspaces by due_at': 'and so for what is to be erased',
  'read of erased_records by again_at': 'and so for what was erased',
  'read of caps by open.until': 'and so for what is to be settled',
  'read of cap_reservations by until': 'as before',
  'read of caps by count_again_at': 'and for what is to be counted again',
  'read of calendar_feeds by hash': 'whoever reads a calendar has its address alone',
  'read of keys by _id': 'a key says its id, and the workspace only when it was found',
  'read of keys_revoked by _id': 'and so one that has ended',
  'read of keys by expires_at': 'who ends expired keys looks for them in all workspaces',
  'read of keys_revoked by again_at': 'and so for what they made',
};

/** Collections of no workspace. */
const ofServers = new Set(['locks', 'processes']);

const asksByWorkspace = ({ workspace_id }: ProfiledCommand['filters'][number]): boolean =>
  typeof workspace_id === 'string' || Array.isArray(workspace_id?.$in);

describe('the commands of every call of the storage', () => {
  it('are looked at, of each call that there is', () => {
    expect(missed).toEqual([]);
    expect(commands.length).toBeGreaterThan(100);
  });

  it('have the workspace in every filter but those that are listed, and in every filter of a write', () => {
    const others = commands
      // A workspace's own id is that of the workspace.
      .filter(({ collection }) => collection !== 'workspaces' && !ofServers.has(collection))
      .flatMap(({ kind, collection, filters }) =>
        filters
          .filter((filter) => !asksByWorkspace(filter))
          .map((filter) => `${kind} of ${collection} by ${Object.keys(filter).toSorted().join(', ')}`),
      );
    expect([...new Set(others)].toSorted()).toEqual(Object.keys(acrossWorkspaces).toSorted());
    expect(Object.keys(acrossWorkspaces).length).toBeLessThanOrEqual(21);
  });

  it('have one workspace and one id in every filter of a write of one document', () => {
    const writes = commands.filter(({ isOfOne, collection }) => isOfOne && !ofServers.has(collection));
    const others = writes.filter(
      ({ filters: [filter] }) => typeof filter?.['workspace_id'] !== 'string' || typeof filter['_id'] !== 'string',
    );
    expect(writes.length).toBeGreaterThan(40);
    expect(others).toEqual([]);
  });

  it('say of each change why it is made, and for which call', () => {
    const said = commands.flatMap(({ kind, comment }) => (kind === 'write' && comment !== undefined ? comment.split(', ') : []));
    const why = (noun: string, ...kinds: readonly string[]) => kinds.map((kind) => `${noun}.${kind} req_1`);
    expect([...new Set(said)].toSorted()).toEqual(
      [
        ...why('comment', 'created', 'resolved', 'deleted'),
        ...why('calendar_feed', 'created', 'deleted'),
        ...why('publication', 'created', 'updated', 'held', 'deleted'),
        ...why('brand_voice', 'created', 'updated', 'deleted', 'restored'),
        ...why('campaign', 'created', 'updated', 'activated', 'paused', 'resumed', 'completed', 'duplicated', 'deleted', 'restored'),
        ...why('workspace', 'created', 'updated', 'deleted'),
        ...why('content', 'generated', 'failed', 'cancelled', 'updated', 'approved', 'deleted', 'restored'),
        ...why('key', 'created', 'updated', 'revoked'),
        // By the server itself.
        'key.created',
        'key.revoked',
        'workspace.created',
      ].toSorted(),
    );
  });
});
