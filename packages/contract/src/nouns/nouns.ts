import type * as z from 'zod';
import { approvalLifecycle, approvalSteps } from '../approval/approval-steps.ts';
import { BrandVoice } from '../brand-voices/brand-voice.ts';
import { Campaign } from '../campaigns/campaign.ts';
import { campaignSteps, lifecycle } from '../campaigns/lifecycle.ts';
import { Comment } from '../comments/comment.ts';
import { ContentItem } from '../content/content-item.ts';
import { Key } from '../keys/key.ts';
import { CalendarFeed } from '../calendar/calendar-feeds.ts';
import type { Scope } from '../operation/scope.ts';
import { publicationStepNames, publicationSteps } from '../publications/publication-steps.ts';
import { Publication } from '../publications/publication.ts';
import { SpendThreshold } from '../usage/spending-caps.ts';
import { Workspace } from '../workspaces/workspace.ts';

/** The events of a noun. */
interface NounEvents {
  /** The part of their types before the dot. */
  readonly of: string;
  /** The scope that a key needs, besides `events:read`, to be shown them. */
  readonly scope: Scope;
  /** Their `data`. */
  readonly data: z.ZodType;
  readonly types: readonly string[];
}

interface Noun {
  /** The beginning of its records' ids. */
  readonly idPrefix?: string;
  /** The document's sentence on its operations together. */
  readonly description: string;
  readonly events?: NounEvents;
}

const stepEvents = campaignSteps.map((step) => lifecycle[step].event);
const publicationEvents = publicationStepNames.map((step) => publicationSteps[step].event);

/** The groups of operations, by name, with all that is true of a noun and not of one operation. A noun is added here. */
export const nouns = {
  content: {
    idPrefix: 'cnt',
    description:
      'Marketing texts that a language model writes from a brief. Each is checked and stored. The record is stored before the model is called, so that no request is lost. ' +
      'A brief that is impossible to fulfil (keywords and hashtags that together exceed the limit of the platform) is rejected with 400.',
    events: {
      of: 'content',
      scope: 'content:read',
      data: ContentItem,
      types: [
        'content.generated',
        'content.failed',
        'content.cancelled',
        'content.updated',
        ...approvalSteps.map((step) => approvalLifecycle[step].event),
        'content.check_accepted',
        'content.copied',
        'content.deleted',
        'content.restored',
      ],
    },
  },
  comments: {
    idPrefix: 'cmt',
    description: 'People’s comments on texts and parts of them. A comment stays when its part changes, and is marked as outdated.',
    events: {
      of: 'comment',
      scope: 'content:read',
      data: Comment,
      types: ['comment.created', 'comment.resolved', 'comment.reopened', 'comment.deleted'],
    },
  },
  models: { description: 'The language models that write. A brief may name one; each kind of content has a default.' },
  campaigns: {
    idPrefix: 'cmp',
    description:
      'Campaigns and their lifecycle. An action that the table does not allow is answered with 409 `invalid_transition` and changes nothing. Of two concurrent actions, one succeeds.',
    events: {
      of: 'campaign',
      scope: 'campaigns:read',
      data: Campaign,
      types: ['campaign.created', 'campaign.updated', ...stepEvents, 'campaign.duplicated', 'campaign.deleted', 'campaign.restored'],
    },
  },
  publications: {
    idPrefix: 'pub',
    description:
      'Planned and published texts on channels. A person publishes a text by hand and marks it as published. Publications of a deleted text or campaign are hidden until it is restored, and are erased with it.',
    events: {
      of: 'publication',
      scope: 'publications:read',
      data: Publication,
      types: ['publication.created', 'publication.updated', ...publicationEvents, 'publication.deleted'],
    },
  },
  calendar: {
    description: 'Publications by day, weeks below the cadence of a campaign, and clashes.',
  },
  calendarFeeds: {
    idPrefix: 'fed',
    description:
      'Addresses at which calendar programs read the publications. Each is shown once, and is open to anyone who has it until the feed is deleted.',
    events: {
      of: 'calendar_feed',
      scope: 'publications:read',
      data: CalendarFeed,
      types: ['calendar_feed.created', 'calendar_feed.deleted'],
    },
  },
  brandVoices: {
    idPrefix: 'brv',
    description:
      'The voices of brands: advice to the writer, words to avoid, terms by language, disclaimers by kind and platform. A brief names one; its content keeps the voice as it was.',
    events: {
      of: 'brand_voice',
      scope: 'content:read',
      data: BrandVoice,
      types: ['brand_voice.created', 'brand_voice.updated', 'brand_voice.deleted', 'brand_voice.restored'],
    },
  },
  keys: {
    idPrefix: 'key',
    description:
      'The API keys of the workspace. A secret is shown once, when its key is created, and stored as a hash. A key never creates a key with more rights or a later expiry than its own.',
    events: { of: 'key', scope: 'admin', data: Key, types: ['key.created', 'key.updated', 'key.revoked'] },
  },
  events: {
    description:
      'Every change of a record, with its author and the former values. Each change and its event are stored together. Other systems follow events without gaps or duplicates: [guide](/docs/guides/events).',
  },
  activity: {
    description:
      'The audit log of the workspace: events with their authors, and the number of refused calls. Campaigns and texts also list their own activity.',
  },
  usage: {
    description:
      'The usage of language models, by day. Every model call that has ended is counted, whatever the outcome of its text; `GET /content/{id}/attempts` lists the calls for a text.',
    events: { of: 'spend', scope: 'admin', data: SpendThreshold, types: ['spend.threshold'] },
  },
  workspaces: {
    idPrefix: 'wsp',
    description:
      'Teams on the same server, each with its own keys, records, usage and events. Only a key of the first workspace, created at the first start, with the scope `admin` manages them.',
    events: {
      of: 'workspace',
      scope: 'admin',
      data: Workspace,
      types: ['workspace.created', 'workspace.updated', 'workspace.deleted'],
    },
  },
  me: { description: 'The key of the call, and its workspace.' },
} as const satisfies Record<string, Noun>;

/** The beginning of an id. */
export type IdPrefix = Extract<(typeof nouns)[keyof typeof nouns], { readonly idPrefix: string }>['idPrefix'];

type Nouns = typeof nouns;
type EventsOf<N> = N extends { readonly events: infer E } ? E : never;
type AllEvents = EventsOf<Nouns[keyof Nouns]>;

/** The part of an event's type before the dot. */
export type EventNoun = AllEvents['of'];
/** Something that can happen to a record. */
export type EventType = AllEvents['types'][number];

/** The nouns that have events, by the part of their types before the dot. */
export const eventNouns = Object.fromEntries(
  Object.values<Noun>(nouns).flatMap(({ events }) => (events === undefined ? [] : [[events.of, events]])),
) as { readonly [N in EventNoun]: Extract<AllEvents, { readonly of: N }> };
