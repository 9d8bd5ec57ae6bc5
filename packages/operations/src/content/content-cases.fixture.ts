import { approvalSteps } from '@handbill/contract';
import { after, and, content, fixed, generating, unknown, without } from '../../testing/arrange.ts';
import {
  byActivity,
  byCampaign,
  byCursor,
  byId,
  byMarker,
  byVoice,
  emptyList,
  fault,
  notFound,
  unfiltered,
  unnamed,
  type ForeignCall,
} from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';
import { approvalCases } from '../approval/approval-cases.fixture.ts';
import { writingCases } from './writing-cases.fixture.ts';

const fails = { not_found: without('content') };
const readyFails = { ...fails, content_not_ready: generating };
const facts = { facts: ['90 €'] };
const ofLength = { rule: 'length' };
const checkFails = { not_found: without('content', ofLength), content_not_ready: and(generating, ofLength) };

/** So that it has a revision. */
const edited = after(content, 'PATCH /content/{id}', { title: 'Course' });

/** A check of a text that failed, by its members. */
const failedCheck: Arrange = async ({ ask }) => {
  const { id, checks } = await ask('POST /content/generate', { type: 'email', topic: 'sandbox:fail:placeholder of a course' });
  const { rule, pointer, span } = checks.find(({ outcome }: { outcome: string }) => outcome === 'fail');
  return { id, rule, pointer, span };
};

const noFacets = () => ({ answer: { status: [], type: [], platform: [], language: [], tags: [], is_exact: true } });

/** Each action, on all texts of the other workspace. */
const byItems: ForeignCall = {
  by: 'id',
  inputs: ({ content: { all } }) =>
    ['delete', 'restore', 'cancel', 'tag', ...approvalSteps].map((action) => ({
      items: all.map((id) => ({ id })),
      action,
      tag: 'taken',
    })),
  outcome: ({ content: { all } }) => ({ answer: { data: all.map(() => ({ ok: false, problem: { code: 'not_found' } })) } }),
};

export const contentCases: CasesOf<'content'> = {
  ...writingCases,
  ...approvalCases,
  list: {
    succeeds: fixed({ limit: 3, type: ['email'], view: 'summary' }),
    foreign: [
      unfiltered('content', { tag: 'both' }),
      byCampaign(emptyList),
      byVoice(emptyList),
      byMarker('tag'),
      byMarker('q'),
      byCursor('content'),
    ],
  },
  bulk: {
    succeeds: async (server) => {
      const items = [await content(server), await content(server)].map(({ id }) => ({ id }));
      return { items, action: 'tag', tag: 'spring' };
    },
    foreign: [byItems, byCampaign(fault('campaign_id', 'unknown_campaign'), { items: [{ id: unknown.content }], action: 'move' })],
  },
  facets: {
    succeeds: fixed({ type: ['email'] }),
    foreign: [
      unnamed(() => ({ answer: { type: [{ value: 'email' }], is_exact: true } }), {}, { deleted: true }),
      byCampaign(noFacets),
      byVoice(noFacets),
      byMarker('tag', noFacets),
      byMarker('q', noFacets),
    ],
  },
  attempts: {
    succeeds: content,
    fails,
    foreign: [byId(), { by: 'cursor', inputs: ({ attempts: { of: id, cursor } }) => [{ id, cursor }], outcome: notFound }],
  },
  get: { succeeds: content, fails, foreign: [byId()] },
  stream: { succeeds: content, fails, foreign: [byId()] },
  update: {
    succeeds: and(content, { title: 'Course', tags: ['spring'] }),
    fails: { ...fails, content_not_ready: and(generating, { title: 'Course' }) },
    foreign: [byId({ title: 'Taken' }), byCampaign(notFound, { id: unknown.content })],
  },
  addFacts: {
    succeeds: and(content, { facts: ['The course costs 90 €'] }),
    fails: { not_found: without('content', facts), content_not_ready: and(generating, facts) },
    foreign: [byId({ facts: ['Taken'] })],
  },
  acceptCheck: {
    succeeds: and(failedCheck, { reason: 'The date is not known yet.' }),
    fails: checkFails,
    foreign: [byId(ofLength)],
  },
  unacceptCheck: { succeeds: failedCheck, fails: checkFails, foreign: [byId(ofLength)] },
  revisions: { succeeds: edited, fails, foreign: [byId(), { by: 'cursor', inputs: (other) => [other.edited], outcome: notFound }] },
  restoreRevision: {
    succeeds: and(edited, { revision: 2 }),
    fails: { not_found: and(edited, { revision: 7 }), content_not_ready: and(generating, { revision: 2 }) },
    foreign: [byId({ revision: 1 }), byId({ revision: 2 })],
  },
  diffRevision: {
    succeeds: and(edited, { revision: 2 }),
    fails: { not_found: and(edited, { revision: 2, against: 7 }) },
    foreign: [byId({ revision: 2 }), byId({ revision: 3, against: 4 })],
  },
  export: { succeeds: and(content, { format: 'html' }), fails: readyFails, foreign: [byId(), byId({ format: 'html' })] },
  lineage: { succeeds: content, fails, foreign: [byId()] },
  activity: { succeeds: content, fails, foreign: byActivity('content') },
  cancel: { succeeds: generating, fails: { ...fails, content_not_ready: content }, foreign: [byId()] },
  delete: { succeeds: content, fails, foreign: [byId()] },
  restore: { succeeds: after(content, 'DELETE /content/{id}'), fails, foreign: [byId()] },
};
