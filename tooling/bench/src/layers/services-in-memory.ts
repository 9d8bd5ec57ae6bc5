import type { CampaignStore } from '../../../../packages/operations/src/ports/storage.ts';
import { createServices, type Principal, type Services, type Storage } from '../../../../packages/operations/src/index.ts';
import { seededCampaign } from '../seed.ts';

const unused = () => Promise.reject(new Error('The bench calls nothing that needs this'));
const nothing = () => undefined;

/** Who makes all calls. */
export const principal: Principal = {
  workspace: { id: 'wsp_bench', name: 'Bench' },
  key: { id: 'key_bench', name: 'Bench', scopes: ['admin'], expires_at: null },
  scopes: new Set(['campaigns:read', 'campaigns:write']),
};

const campaign = seededCampaign(0);
const page = {
  data: Array.from({ length: 20 }, (_, index) => seededCampaign(index)),
  pagination: { limit: 20, offset: 0, total: 1_000, total_is_exact: true, has_more: true, next_cursor: 'bench' },
};

const campaigns: CampaignStore = {
  insert: () => Promise.resolve(),
  get: () => Promise.resolve(campaign),
  list: () => Promise.resolve(page),
  transition: () => Promise.resolve(campaign),
  replace: () => Promise.resolve(true),
  delete: unused,
  isDeleted: unused,
  restore: unused,
};

/** Answers at once from memory, so that nothing but the layers and the handler takes time. For the bench only: tests use a real database. */
const storage: Storage = {
  keys: { authenticate: () => Promise.resolve(principal) },
  workspaceKeys: () => ({ create: unused, list: unused, revoke: unused }),
  leases: {
    renew: unused,
    start: unused,
    release: unused,
    finish: unused,
    finishCancelled: unused,
    claimAbandoned: unused,
    claimWaiting: unused,
    claimCancelled: unused,
  },
  attemptLog: {
    begin: unused,
    end: unused,
    keepFailing: unused,
    breakOff: unused,
    breakOffLeft: unused,
    figures: unused,
    recount: unused,
    countLeft: unused,
  },
  streams: { append: unused, read: unused, readNext: unused, last: unused, ended: unused, watch: () => nothing },
  idempotency: { reserve: unused, abandon: unused, renew: unused, keep: unused, release: unused, forget: unused },
  campaigns: () => campaigns,
  content: () => ({
    begin: unused,
    beginAll: unused,
    get: unused,
    voiceOf: unused,
    list: unused,
    cancel: unused,
    replace: unused,
    wasRewritten: unused,
    revisions: unused,
    revision: unused,
    lineage: unused,
    countOfCampaign: unused,
    delete: unused,
    isDeleted: unused,
    restore: unused,
  }),
  brandVoices: () => ({ insert: unused, get: unused, list: unused, replace: unused, delete: unused }),
  attempts: () => ({ list: unused }),
  usage: () => ({ list: unused }),
  watchTexts: () => nothing,
  problemOf: nothing,
  ping: unused,
};

/** What a process has for every call, without a database and without a log. */
export const servicesInMemory: Services = createServices({
  storage,
  writer: {
    provider: 'none',
    model: 'none',
    models: [],
    promptVersion: '0',
    choose: () => ({ kind: 'unknown' }),
    write: unused,
    rewrite: unused,
    plan: unused,
  },
  checker: { check: unused, checkEdit: unused, titleOf: () => '' },
  renderer: { render: unused },
  log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
  stopping: new AbortController().signal,
  concurrency: 1,
  heartbeat: 5_000,
});
