import { fixed, without } from '../../testing/arrange.ts';
import { byCampaign, byCursor, byId, byMarker, fault, notFound, unfiltered } from '../../testing/foreign-calls.ts';
import type { Arrange, CasesOf } from '../../testing/operation-cases.ts';

const month = { from: '2027-03-01', to: '2027-03-31' };
const emptyCalendar = () => ({ answer: { data: [], gaps: [], clashes: [], pagination: { total: 0, has_more: false } } });

export const calendarCases: CasesOf<'calendar'> = {
  get: {
    succeeds: fixed({ ...month, time_zone: 'Europe/Lisbon', limit: 2 }),
    fails: {},
    foreign: [
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
  },
};

const calendarFeed: Arrange = async ({ ask }) => {
  const { id } = await ask('POST /calendar/feeds', { name: 'Team' });
  return { id };
};

export const calendarFeedCases: CasesOf<'calendarFeeds'> = {
  list: { succeeds: fixed({ limit: 1 }), fails: {}, foreign: [unfiltered('calendarFeeds'), byCursor('calendarFeeds')] },
  create: {
    succeeds: fixed({ name: 'Team', channel: 'email' }),
    fails: {},
    foreign: [byCampaign(fault('campaign_id', 'unknown_campaign'), { name: 'Taken' })],
  },
  delete: {
    succeeds: calendarFeed,
    fails: { not_found: without('feed') },
    foreign: [byId(), { by: 'id', inputs: ({ calendarFeeds }) => calendarFeeds.all.map((id) => ({ id })), outcome: notFound }],
  },
};
