import { fixed, made, without } from '../../testing/arrange.ts';
import { byCampaign, byCursor, byId, byMarker, fault, foreignCursor, notFound, unfiltered, unnamed } from '../../testing/foreign-calls.ts';
import type { CasesOf } from '../../testing/operation-cases.ts';

const month = { from: '2027-03-01', to: '2027-03-31' };
const emptyCalendar = () => ({ answer: { data: [], gaps: [], clashes: [], pagination: { total: 0, has_more: false } } });

export const calendarCases: CasesOf<'calendar'> = {
  get: {
    succeeds: fixed({ ...month, time_zone: 'Europe/Lisbon', limit: 2 }),
    foreign: [
      unnamed(({ publications: { listed } }) => ({ answer: { pagination: { total: listed.length } } }), month),
      byCampaign(emptyCalendar, month),
      { ...byMarker('channel', emptyCalendar), inputs: ({ marker }) => [{ ...month, channel: marker }] },
      foreignCursor(({ calendar }) => ({ ...month, limit: 1, cursor: calendar })),
    ],
  },
};

export const calendarFeedCases: CasesOf<'calendarFeeds'> = {
  list: { succeeds: fixed({ limit: 1 }), foreign: [unfiltered('calendarFeeds'), byCursor('calendarFeeds')] },
  create: {
    succeeds: fixed({ name: 'Team', channel: 'email' }),
    foreign: [byCampaign(fault('campaign_id', 'unknown_campaign'), { name: 'Taken' })],
  },
  delete: {
    succeeds: made('POST /calendar/feeds', { name: 'Team' }),
    fails: { not_found: without('feed') },
    foreign: [byId(), { by: 'id', inputs: ({ calendarFeeds }) => calendarFeeds.all.map((id) => ({ id })), outcome: notFound }],
  },
};
