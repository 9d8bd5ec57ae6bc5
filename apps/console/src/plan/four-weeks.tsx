import type { Campaign } from '@handbill/client';
import { wallTimeAt } from '@handbill/client/campaign-forms';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bones } from '../components/bones.tsx';
import { Card } from '../components/card.tsx';
import { ProblemNotice } from '../components/problem-notice.tsx';
import { useMe } from '../data/use-me.ts';
import { formatNamedDay, formatNumber, formatWeekdayLetter } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { addDays, dayOf, daysFrom, mondayOf, nowIn } from './days.ts';
import { GapLine } from './lines.tsx';
import styles from './plan.module.css';

const { calendar: say } = words;
const length = 28;
/** As many publications as are counted. */
const limit = 1_000;

/** The Monday that the weeks begin with: of this week, of the campaign's first one if that is yet to come, or so that they end with its last one. */
function firstMonday({ starts_at: from, ends_at: to }: Campaign, zone: string, today: string): string {
  const [begin, end] = [from, to].map((at) => (at === null ? today : dayOf(wallTimeAt(at, zone))));
  if (begin !== undefined && begin > today) return mondayOf(begin);
  return end !== undefined && end < today ? addDays(mondayOf(end), 7 - length) : mondayOf(today);
}

/** The publications of four weeks by their days, and the gaps of those that are not over by their Mondays. */
function useWeeks(campaign: Campaign) {
  const zone = useMe()?.workspace.time_zone ?? 'UTC';
  const today = dayOf(nowIn(zone));
  const first = firstMonday(campaign, zone, today);
  // Clocks elsewhere may show another day.
  const range = { from: addDays(first, -1), to: addDays(first, length) };
  const query = useQuery(
    useHandbill().calendar.get.queryOptions({ ...range, campaign_id: campaign.id, status: ['planned', 'on_hold', 'published'], limit }),
  );
  const { data } = query;
  return {
    ...query,
    today,
    days: daysFrom(first, length),
    byDay: Map.groupBy(data?.data ?? [], ({ planned_for: when }) => dayOf(when?.local ?? '')),
    gaps: Map.groupBy(data?.gaps.filter(({ to }) => to >= today) ?? [], ({ from }) => from),
  };
}

/** Four weeks of a campaign: how many texts go out on each day, and where some are missing. Each day leads to its week in the calendar. */
export function FourWeeks({ campaign }: { readonly campaign: Campaign }) {
  const { id } = campaign;
  const { data, error, refetch, today, days, byDay, gaps } = useWeeks(campaign);
  return (
    <Card
      title={say.weeks}
      beside={
        <Link to="/campaigns/$id/$tab" params={{ id, tab: 'calendar' }} className="link small end">
          {say.toCalendar}
        </Link>
      }
    >
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      {data === undefined && !error && <Bones rows={3} />}
      {data && (
        <ol className={styles['weeks']}>
          {days.map((day) => {
            const count = byDay.get(day)?.length ?? 0;
            const isGap = count === 0 && day >= today && gaps.has(mondayOf(day));
            return (
              <li key={day} data-day={day} data-gap={isGap || undefined} data-today={day === today || undefined}>
                <Link
                  to="/campaigns/$id/$tab"
                  params={{ id, tab: 'calendar' }}
                  search={{ as: 'week', day }}
                  aria-current={day === today ? 'date' : undefined}
                >
                  <span className="vh">{say.onDay(formatNamedDay(day), count, isGap)}</span>
                  <span aria-hidden="true">{formatWeekdayLetter(day)}</span>
                  <b aria-hidden="true">{Number(day.slice(8))}</b>
                  <span className={styles['count']} aria-hidden="true">
                    {count > 0 && formatNumber(count)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
      {data?.pagination.has_more && <p className="small dim">{say.shown(formatNumber(limit), formatNumber(data.pagination.total))}</p>}
      {[...gaps].map(([monday, missing]) => (
        <GapLine key={monday} gaps={missing} />
      ))}
    </Card>
  );
}
