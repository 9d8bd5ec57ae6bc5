import { daysAfter, startOfDay, wallTimeAt, type CalendarClash, type CalendarGap } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import type { Tally } from '../ports/publication-store.ts';
import type { CampaignCadence } from '../ports/storage.ts';
import { shownPublications } from '../publications/shown-publication.ts';
import { zoneOf } from '../publications/zone-of.ts';

const daysOfWeek = 7;
/** Beyond this many, the total of a list is not counted any further. */
const exactUpTo = 10_000;

/** The Mondays of the whole weeks between two days, both included. */
function mondaysIn(from: string, to: string): string[] {
  const mondays: string[] = [];
  const weekday = new Date(`${from}T00:00Z`).getUTCDay();
  for (
    let monday = daysAfter(from, (8 - weekday) % daysOfWeek);
    daysAfter(monday, daysOfWeek - 1) <= to;
    monday = daysAfter(monday, daysOfWeek)
  )
    mondays.push(monday);
  return mondays;
}

/** Whether a week is within the days of a campaign. */
function runsIn({ starts_at, ends_at }: CampaignCadence, monday: string, zone: string): boolean {
  const [first, last] = [starts_at, ends_at].map((at) => (at === null ? null : wallTimeAt(at, zone).slice(0, 10))) as [
    string | null,
    string | null,
  ];
  return (first === null || first <= monday) && (last === null || last >= daysAfter(monday, daysOfWeek - 1));
}

/** The weeks in which fewer publications are planned or out than their campaigns want. */
function gapsIn(
  campaigns: readonly CampaignCadence[],
  { weeks }: Tally,
  { mondays, zone, channels }: { mondays: readonly string[]; zone: string; channels: ReadonlySet<string> | null },
): CalendarGap[] {
  const counts = new Map(weeks.map(({ campaign_id, channel, week, count }) => [`${campaign_id} ${channel} ${week}`, count]));
  return campaigns.flatMap((campaign) => {
    const running = mondays.map((monday) => runsIn(campaign, monday, zone));
    return Object.entries(campaign.cadence).flatMap(([channel, wanted]) =>
      channels?.has(channel) === false
        ? []
        : mondays.flatMap((from, week): CalendarGap[] => {
            const missing = wanted - (counts.get(`${campaign.id} ${channel} ${week}`) ?? 0);
            if (missing <= 0 || running[week] !== true) return [];
            return [{ campaign_id: campaign.id, channel, from, to: daysAfter(from, daysOfWeek - 1), missing }];
          }),
    );
  });
}

const hour_ms = 3_600_000;

/** Runs of publications of one channel, each less than an hour behind the one before. */
function clashesIn({ close }: Tally): CalendarClash[] {
  const clashes: CalendarClash[] = [];
  let last: Tally['close'][number] | undefined;
  for (const one of close) {
    const isNext = last?.channel === one.channel && one.at.getTime() - last.at.getTime() < hour_ms;
    if (isNext) clashes.at(-1)?.ids.push(one.id);
    else clashes.push({ channel: one.channel, ids: [one.id] });
    last = one;
  }
  return clashes;
}

export const get = implement.calendar.get(async ({ call, input }) => {
  const { from, to, time_zone, campaign_id, channel, status, limit, cursor } = input;
  const zone = time_zone ?? zoneOf(call);
  const mondays = mondaysIn(from, to);
  const filter = { from: startOfDay(from, zone), before: startOfDay(daysAfter(to, 1), zone), campaign_id, channel };
  const lastWeek = mondays.at(-1);
  const weeks = [...mondays, ...(lastWeek === undefined ? [] : [daysAfter(lastWeek, daysOfWeek)])].map((day) => startOfDay(day, zone));
  const [page, campaigns] = await Promise.all([
    call.publications.planned({ ...filter, status, limit, cursor }),
    mondays.length === 0 ? [] : call.campaigns.withCadence(campaign_id),
  ]);
  const [data, tally] = await Promise.all([
    shownPublications(call, page.data),
    call.publications.tally({ ...filter, status, weeks, campaigns: campaigns.map(({ id }) => id) }),
  ]);
  const { next_cursor } = page;
  const total = Math.min(tally.total, exactUpTo);
  return {
    data,
    pagination: {
      limit,
      offset: cursor === null ? 0 : null,
      total,
      total_is_exact: tally.total <= exactUpTo,
      has_more: next_cursor !== null,
      omitted: 0,
      next_cursor,
    },
    gaps: gapsIn(campaigns, tally, { mondays, zone, channels: channel && new Set(channel) }),
    clashes: clashesIn(tally),
  };
});
