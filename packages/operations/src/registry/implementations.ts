import type { Contract } from '@handbill/contract';
import { approve, requestChanges, submit, withdraw } from '../approval/take-step.ts';
import * as brandVoices from '../brand-voices/brand-voice-records.ts';
import * as calendarFeeds from '../calendar/feeds.ts';
import { get as getCalendar } from '../calendar/get.ts';
import { coverage } from '../campaigns/coverage.ts';
import { exportCampaign } from '../campaigns/export.ts';
import { duplicate } from '../campaigns/duplicate.ts';
import { generate as generateForCampaign } from '../campaigns/generate.ts';
import * as campaigns from '../campaigns/campaign-records.ts';
import { list as listCampaigns } from '../campaigns/list.ts';
import { move } from '../campaigns/move.ts';
import { exportPlan, importPlan } from '../campaigns/plan.ts';
import { steps } from '../campaigns/steps.ts';
import * as comments from '../comments/comment-records.ts';
import { acceptCheck, unacceptCheck } from '../content/accepted-checks.ts';
import { addFacts } from '../content/add-facts.ts';
import { bulk } from '../content/bulk.ts';
import { exportContent } from '../content/export.ts';
import { check } from '../content/check.ts';
import { generate } from '../content/generate.ts';
import { plan } from '../content/plan.ts';
import * as content from '../content/content-records.ts';
import { regenerate } from '../content/regenerate.ts';
import { rewrite } from '../content/rewrite.ts';
import { diffRevision, restoreRevision, revisions } from '../content/revisions.ts';
import { update as updateContent } from '../content/update.ts';
import type { Implementations } from '../call/implement.ts';
import * as activity from '../events/activity.ts';
import * as events from '../events/list-events.ts';
import { live } from '../events/follow-events.ts';
import { create as createKey } from '../keys/create.ts';
import * as keys from '../keys/key-records.ts';
import { getMe } from '../me/get-me.ts';
import { list as listModels } from '../models/list.ts';
import * as usage from '../usage/get-usage.ts';
import { bulk as bulkPublications } from '../publications/bulk.ts';
import * as createPublications from '../publications/create.ts';
import * as publicationSteps from '../publications/steps.ts';
import * as publications from '../publications/publication-records.ts';
import { update as updatePublication } from '../publications/update.ts';
import * as workspaceKeys from '../workspaces/workspace-keys.ts';
import * as workspaces from '../workspaces/workspace-records.ts';

/** The behaviour of every operation of the contract. */
export const implementations: Implementations<Contract> = {
  content: {
    generate,
    plan,
    check,
    bulk,
    list: content.list,
    facets: content.facets,
    get: content.get,
    stream: content.stream,
    attempts: content.attempts,
    update: updateContent,
    submit,
    withdraw,
    approve,
    requestChanges,
    addFacts,
    acceptCheck,
    unacceptCheck,
    revisions,
    restoreRevision,
    diffRevision,
    regenerate,
    rewrite,
    lineage: content.lineage,
    export: exportContent,
    activity: activity.ofContent,
    cancel: content.cancel,
    delete: content.remove,
    restore: content.restore,
  },
  campaigns: {
    list: listCampaigns,
    create: campaigns.create,
    get: campaigns.get,
    update: campaigns.update,
    coverage,
    export: exportCampaign,
    generate: generateForCampaign,
    move,
    importPlan,
    exportPlan,
    activity: activity.ofCampaign,
    delete: campaigns.deleteCampaign,
    restore: campaigns.restore,
    ...steps,
    duplicate,
  },
  comments,
  publications: {
    list: publications.list,
    create: createPublications.create,
    createMany: createPublications.createMany,
    bulk: bulkPublications,
    get: publications.get,
    update: updatePublication,
    delete: publications.remove,
    markPublished: publicationSteps.markPublished,
    hold: publicationSteps.hold,
    release: publicationSteps.release,
    cancel: publicationSteps.cancel,
  },
  calendar: { get: getCalendar },
  calendarFeeds,
  brandVoices,
  keys: { list: keys.list, create: createKey, get: keys.get, update: keys.update, delete: keys.deleteKey },
  events: { list: events.list, get: events.get, live },
  activity: { list: activity.list },
  models: { list: listModels },
  usage,
  workspaces: { ...workspaces, ...workspaceKeys },
  me: { get: getMe },
};
