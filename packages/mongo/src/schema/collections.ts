import type { Document } from 'mongodb';
import { keptAttempts, keptUsage } from '../attempts/stored-attempt.ts';
import { keptBrandVoices } from '../brand-voices/mongo-brand-voices.ts';
import { keptCalendarFeeds } from '../calendar-feeds/stored-feed.ts';
import { keptCampaigns } from '../campaigns/mongo-campaigns.ts';
import { keptCaps, keptReservations } from '../caps/stored-cap.ts';
import { keptComments } from '../comments/stored-comment.ts';
import { keptStreams } from '../content/mongo-content-streams.ts';
import { keptRevisions } from '../content/mongo-revisions.ts';
import { keptContent } from '../content/kept-content.ts';
import { keptUsedVoices } from '../content/used-voices.ts';
import { keptRefusals } from '../events/refused-calls.ts';
import { eventReader, keepEvents, keptFeeds } from '../events/stored-event.ts';
import { keptRequests } from '../idempotency/mongo-idempotency.ts';
import { keptEndedKeys, keptKeys } from '../keys/stored-key.ts';
import { keptDeletedWorkspaces, keptWorkspaces } from '../keys/stored-workspace.ts';
import { keptPublications } from '../publications/stored-publication.ts';
import { keptRates } from '../rates/mongo-rates.ts';
import { keptErasedRecords, type Kept } from '../records/kept.ts';
import { keptOutbox } from '../records/outbox.ts';

const others: readonly Kept[] = [
  keptAttempts,
  keptBrandVoices,
  keptUsedVoices,
  keptCalendarFeeds,
  keptCampaigns,
  keptReservations,
  keptCaps,
  keptComments,
  keptContent,
  keptStreams,
  keptRevisions,
  keptDeletedWorkspaces,
  keptErasedRecords,
  keptFeeds,
  keptRequests,
  keptKeys,
  keptEndedKeys,
  keptOutbox,
  keptPublications,
  keptRates,
  keptRefusals,
  keptUsage,
  keptWorkspaces,
];

export const readEvent = eventReader(others);

/** All collections that hold documents of ours, those of the trash with their own, by name. */
export const collections: readonly Kept[] = [...others, keepEvents(readEvent)]
  .flatMap((kept) => (kept.trash === undefined ? [kept] : [kept, kept.trash]))
  .toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const recordsOf = ({ ofWorkspace }: Kept, workspace_id: string): Document => ofWorkspace?.(workspace_id) ?? { workspace_id };
