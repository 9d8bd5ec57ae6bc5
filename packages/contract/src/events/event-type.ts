import { campaignSteps, type CampaignStep } from '../campaigns/lifecycle.ts';
import type { Scope } from '../operation/scope.ts';

const stepEvents = campaignSteps.map((step) => `campaign.${step}d` as const) as [`campaign.${CampaignStep}d`];

/** What can happen to what a workspace keeps. */
export const eventTypes = [
  'content.generated',
  'content.failed',
  'content.cancelled',
  'content.updated',
  'content.approved',
  'content.deleted',
  'content.restored',
  'campaign.created',
  'campaign.updated',
  ...stepEvents,
  'campaign.duplicated',
  'campaign.deleted',
  'campaign.restored',
  'brand_voice.created',
  'brand_voice.updated',
  'brand_voice.deleted',
  'key.created',
  'key.updated',
  'key.revoked',
  'workspace.created',
  'workspace.updated',
  'workspace.deleted',
  'spend.threshold',
] as const;
export type EventType = (typeof eventTypes)[number];

type EventNoun = EventType extends `${infer Noun}.${string}` ? Noun : never;

export const eventNounOf = (type: EventType): EventNoun => type.slice(0, type.indexOf('.')) as EventNoun;

/** What a key must be allowed, besides `events:read`, to be shown the events of a noun. */
const scopeOf: Readonly<Record<EventNoun, Scope>> = {
  content: 'content:read',
  campaign: 'campaigns:read',
  brand_voice: 'content:read',
  key: 'admin',
  workspace: 'admin',
  spend: 'admin',
};

/** What happens to what belongs to the workspace itself: only `admin` is shown it. */
export const administrativeEventTypes = eventTypes.filter((type) => scopeOf[eventNounOf(type)] === 'admin');

/** All events of a noun: `campaign.*`. */
export const eventPatterns = [...new Set(eventTypes.map((type) => `${eventNounOf(type)}.*` as const))];

const matches = (filter: string, type: EventType): boolean => filter === type || filter === `${eventNounOf(type)}.*`;

/** The types of the events that a key with these scopes is shown, of those that are asked for; `null` asks for all. */
export function visibleEventTypes(scopes: ReadonlySet<Scope>, filters: readonly string[] | null): readonly EventType[] {
  return eventTypes.filter(
    (type) => scopes.has(scopeOf[eventNounOf(type)]) && (filters === null || filters.some((filter) => matches(filter, type))),
  );
}
