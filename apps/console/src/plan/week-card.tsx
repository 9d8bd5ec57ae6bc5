import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Item, ListCard } from '../components/card.tsx';
import { useMe } from '../data/use-me.ts';
import { useNames } from '../data/use-names.ts';
import { formatWeekday } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { addDays, dayOf, mondayOf, nowIn } from './days.ts';
import styles from './plan.module.css';
import { useLook } from './look.ts';
import { GapLine, PublicationLine } from './lines.tsx';

const { calendar: say } = words;
const shown = 6;

/** The publications of this week, and its gaps. */
export function WeekCard() {
  const me = useMe();
  const monday = mondayOf(dayOf(nowIn(me?.workspace.time_zone ?? 'UTC')));
  const { data } = useQuery(
    useHandbill().calendar.get.queryOptions({ from: monday, to: addDays(monday, 6), status: ['planned', 'on_hold'], limit: shown }),
  );
  const names = useNames();
  const lookOf = useLook(new Set(data?.clashes.flatMap(({ ids }) => ids)));
  const more = (data?.pagination.total ?? 0) - shown;
  return (
    <ListCard
      title={say.week}
      total={data?.pagination.total}
      rows={data?.data}
      none={say.noWeek}
      draw={(publication) => (
        <Item key={publication.id}>
          <span className={`${styles['weekday']} small dim`}>
            {publication.planned_for && formatWeekday(dayOf(publication.planned_for.local))}
          </span>
          <Link to="/texts/$id" params={{ id: publication.content_id }} className="grow">
            <PublicationLine publication={publication} look={lookOf(publication)} />
          </Link>
        </Item>
      )}
      footer={
        <Link to="/calendar" search={{ as: 'week' }} className="link">
          {more > 0 ? say.more(more) : say.toCalendar}
        </Link>
      }
    >
      <GapLine gaps={data?.gaps ?? []} nameOf={names.campaign} />
    </ListCard>
  );
}
