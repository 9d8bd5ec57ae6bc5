import { daysAfter, startOfDay, wallTimeAt, type CalendarGap } from '@handbill/contract';
import { implement } from '../call/implement.ts';
import type { Tally } from '../ports/publication-store.ts';
import type { CampaignCadence } from '../ports/storage.ts';
import { shownPublications } from '../publications/shown-publication.ts';
import { zoneOf } from '../publications/times.ts';

const daysOfWeek = 7;
/** Beyond this many, the total of a list is not counted any further. */
const exactUpTo = 10_000;

/** From Monday to Sunday. */
interface Week {
  readonly from: string;
  readonly to: string;
}

/** The whole weeks between two days, both included. */
function weeksIn(from: string, to: string): Week[] {
  const weeks: Week[] = [];
  const weekday = new Date(`${from}T00:00Z`).getUTCDay();
  for (let monday = daysAfter(from, (8 - weekday) % daysOfWeek); ; monday = daysAfter(monday, daysOfWeek)) {
    const sunday = daysAfter(monday, daysOfWeek - 1);
    if (sunday > to) return weeks;
    weeks.push({ from: monday, to: sunday });
  }
}

/** The weeks, by their numbers, that are within the days of a campaign. */
function weeksOf({ starts_at, ends_at }: CampaignCadence, weeks: readonly Week[], zone: string): readonly (readonly [number, Week])[] {
  const dayOf = (at: Date | null) => at && wallTimeAt(at, zone).slice(0, 10);
  const [first, last] = [dayOf(starts_at), dayOf(ends_at)];
  return [...weeks.entries()].filter(([, { from, to }]) => (first === null || first <= from) && (last === null || last >= to));
}

/** The weeks in which fewer publications are planned or out than their campaigns want. */
function gapsIn(
  campaigns: readonly CampaignCadence[],
  tally: Tally,
  { weeks, zone, channels }: { weeks: readonly Week[]; zone: string; channels: ReadonlySet<string> | null },
): CalendarGap[] {
  const counts = new Map(tally.weeks.map(({ campaign_id, channel, week, count }) => [`${campaign_id} ${channel} ${week}`, count]));
  return campaigns.flatMap((campaign) => {
    const running = weeksOf(campaign, weeks, zone);
    return Object.entries(campaign.cadence).flatMap(([channel, wanted]) =>
      channels?.has(channel) === false
        ? []
        : running.flatMap(([number, week]): CalendarGap[] => {
            const missing = wanted - (counts.get(`${campaign.id} ${channel} ${number}`) ?? 0);
            return missing > 0 ? [{ campaign_id: campaign.id, channel, ...week, missing }] : [];
          }),
    );
  });
}

export const get = implement.calendar.get(async ({ call, input }) => {
  const { from, to, time_zone, campaign_id, channel, status, limit, cursor } = input;
  const zone = time_zone ?? zoneOf(call);
  const weeks = weeksIn(from, to);
  const filter = { from: startOfDay(from, zone), before: startOfDay(daysAfter(to, 1), zone), campaign_id, channel };
  const beginnings = [...weeks.map((week) => week.from), ...weeks.slice(-1).map((week) => daysAfter(week.to, 1))];
  const [page, campaigns] = await Promise.all([
    call.publications.planned({ ...filter, status, limit, cursor }),
    weeks.length === 0 ? [] : call.campaigns.withCadence(campaign_id),
  ]);
  const [data, tally] = await Promise.all([
    shownPublications(call, page.data),
    call.publications.tally({
      ...filter,
      status,
      weeks: beginnings.map((day) => startOfDay(day, zone)),
      campaigns: campaigns.map(({ id }) => id),
      channels: [...new Set(campaigns.flatMap(({ cadence }) => Object.keys(cadence)))],
    }),
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
    gaps: gapsIn(campaigns, tally, { weeks, zone, channels: channel && new Set(channel) }),
    clashes: [...tally.clashes],
  };
});
