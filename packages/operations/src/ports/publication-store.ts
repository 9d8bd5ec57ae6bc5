import type { CalendarClash, FixedTime, Page, Publication, PublicationQuery, PublicationStatus, PublicationStep } from '@handbill/contract';
import type { ExpectedRevisions } from './restorable-store.ts';

/** A publication as it is kept: without the fields of its text. */
export interface Placement extends Omit<Publication, 'content' | 'text' | 'allowed_actions'> {
  /** Which of its times stays the same where zones change; `null` without a time. */
  readonly fixed: FixedTime | null;
  /** The call that moved it last, the same for each try of one idempotency key. */
  readonly moved_in?: string | undefined;
}

/** The instants of a time from the first to before the last. */
interface TimeRange {
  readonly from: Date | null;
  readonly before: Date | null;
}

/** Which publications are listed. */
export interface PlacementQuery extends Omit<PublicationQuery, 'from' | 'to' | 'time_zone'> {
  readonly planned: TimeRange;
}

/** Which publications a calendar is of. */
export interface CalendarFilter extends Readonly<Pick<PublicationQuery, 'campaign_id' | 'channel'>> {
  readonly from: Date;
  readonly before: Date;
}

/** Which of them are on its page. */
export type PlannedQuery = CalendarFilter & Readonly<Pick<PublicationQuery, 'status' | 'limit' | 'cursor'>>;

/** Its publications, and the cursor to the next page, where there is one. */
export interface PlannedPage {
  readonly data: readonly Placement[];
  readonly next_cursor: string | null;
}

/** The filter of a calendar's counts. */
export interface TallyQuery extends CalendarFilter, Readonly<Pick<PublicationQuery, 'status'>> {
  /** The beginnings of weeks, one after the other, and the end of the last. */
  readonly weeks: readonly Date[];
  /** The campaigns whose publications are counted by week, and the channels on which they are. */
  readonly campaigns: readonly string[];
  readonly channels: readonly string[];
}

/** How many publications of a campaign go out, or went out, on a channel in a week. */
export interface WeekCount {
  readonly campaign_id: string;
  readonly channel: string;
  /** Its number among the weeks. */
  readonly week: number;
  readonly count: number;
}

/** How many publications of a campaign there are on a channel, in a status and a language. */
export interface PlacementCount {
  readonly channel: string;
  readonly status: string;
  readonly language: string;
  readonly count: number;
}

/** The counts of a calendar. */
export interface Tally {
  readonly total: number;
  readonly weeks: readonly WeekCount[];
  /** Runs of those that go out, or went out, each less than an hour behind the one before, by channel and time. */
  readonly clashes: readonly CalendarClash[];
}

/** A step with the fields that it changes. */
export interface PlacementStep {
  readonly step: PublicationStep;
  readonly published?: Publication['published'];
}

/** The publications of one workspace. */
export interface PublicationStore {
  /** Stores new ones, all or none. `false`: one of their texts is gone. */
  insertAll(placements: readonly Placement[]): Promise<boolean>;
  get(id: string): Promise<Placement | null>;
  list(query: PlacementQuery): Promise<Page<Placement>>;
  /** Those of a campaign, oldest first. */
  ofCampaign(campaignId: string): Promise<readonly Placement[]>;
  /** How many planned and published ones a campaign has, by channel, status and the language of their texts. */
  countOfCampaign(campaignId: string): Promise<readonly PlacementCount[]>;
  /** A page of those that are planned in a range of time, oldest first. */
  planned(query: PlannedQuery): Promise<PlannedPage>;
  /** Counts the rest of a range of time, besides the publications themselves, in any of these weeks. */
  tally(query: TallyQuery): Promise<Tally>;
  /** Takes the step if the publication may at that very moment, else `null`. */
  transition(id: string, step: PlacementStep, now: Date, expected?: ExpectedRevisions): Promise<Placement | null>;
  /** Writes those that still are as they were read, at their revisions: all or none. */
  replaceAll(changes: readonly { readonly next: Placement; readonly read: Placement }[]): Promise<boolean>;
  /** Deletes one in one of these statuses for good. `false`: there is none. */
  delete(id: string, statuses: readonly PublicationStatus[], now: Date, expected?: ExpectedRevisions): Promise<boolean>;
}
