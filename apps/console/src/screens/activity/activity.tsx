import { isHandbillError } from '@handbill/client';
import { useSearch } from '@tanstack/react-router';
import { Bones } from '../../components/bones.tsx';
import { Button, More } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty, Page } from '../../components/empty.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useNames } from '../../data/use-names.ts';
import { useSearchChange } from '../../data/use-search-change.ts';
import { words } from '../../words/words.ts';
import { filtersOf, type ActivitySearch } from './activity-search.ts';
import { EventFilters } from './event-filters.tsx';
import { EventLine } from './event-line.tsx';
import { Refused } from './refused.tsx';
import { useActivity } from './use-activity.ts';

const { activity: say } = words;

/** The events as they come: newest first, until one holds them still. */
export function Activity() {
  const search = useSearch({ from: '/shell/activity' });
  const changeSearch = useSearchChange();
  const { key: keyName } = useNames();
  const { events, error, refetch, isPaused, waiting, pause, resume, ...list } = useActivity(search);
  const change = (next: ActivitySearch) => {
    resume();
    changeSearch(next);
  };
  const set = filtersOf(search);
  return (
    <Page
      title={words.places.activity}
      beside={
        <span className="row">
          <span className="small dim" role="status">
            {isPaused && `${say.paused} ${waiting > 0 ? say.waiting(waiting) : ''}`}
          </span>
          <Button aria-pressed={isPaused} onClick={isPaused ? resume : pause}>
            {isPaused ? say.resume : say.pause}
          </Button>
        </span>
      }
    >
      <EventFilters search={search} events={events ?? []} keyName={keyName} onChange={change} />
      {isHandbillError(error) && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.list} flush>
        {events === undefined ? (
          <Bones rows={8} />
        ) : events.length === 0 ? (
          <Empty title={set.length > 0 ? say.nothing : say.empty} {...(set.length === 0 && { hint: say.emptyHint })}>
            {set.length > 0 && (
              <Button onClick={() => change(Object.fromEntries(set.map((name) => [name, undefined])))}>{say.dropAll}</Button>
            )}
          </Empty>
        ) : (
          <ul aria-label={say.list}>
            {events.map((event) => (
              <EventLine key={event.id} event={event} keyName={keyName} />
            ))}
          </ul>
        )}
      </Card>
      <Refused keyName={keyName} />
      {events !== undefined && events.length > 0 && (
        <>
          <More list={list} className="start">
            {say.more}
          </More>
          {!list.hasNextPage && <p className="small dim">{say.end}</p>}
        </>
      )}
    </Page>
  );
}
