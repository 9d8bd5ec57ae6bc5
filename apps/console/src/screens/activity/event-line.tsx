import type { FeedEvent } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { Table } from '../../components/table.tsx';
import { Changes } from '../../sheet/changes.tsx';
import { wordDifference } from '../../sheet/word-difference.ts';
import { asWords, formatAgo, formatList, formatMoment } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { placeOf } from '../../data/places.ts';
import { sentenceOf } from './sentence.ts';
import styles from './activity.module.css';

const { activity: say } = words;

/** Values longer than this are cut: an event is no place to read a whole record. */
const most = 2_000;

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (value instanceof Date) return formatMoment(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 1);
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

/** The members that differ, before and after. */
function membersOf({ data, previous }: FeedEvent): readonly { readonly name: string; readonly before: string; readonly after: string }[] {
  const now = (data ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(previous ?? {}).map(([name, before]) => ({ name, before: shownValue(before), after: shownValue(now[name]) }));
}

function Members({ event }: { readonly event: FeedEvent }) {
  const members = membersOf(event);
  const { changed_parts: parts, erased, request_id: request, type } = event;
  if (erased) return <p className="dim">{say.erased}</p>;
  return (
    <>
      {members.length === 0 ? (
        <p className="dim">{say.noChange}</p>
      ) : (
        <Table
          label={`${say.before}, ${say.after}`}
          rows={members}
          keyOf={({ name }) => name}
          columns={[
            { label: say.member, cell: ({ name }) => asWords(name) },
            { label: say.before, cell: ({ before }) => <bdi className={styles['value']}>{before}</bdi> },
            {
              label: say.after,
              cell: ({ before, after }) => (
                <bdi className={styles['value']}>
                  {before.includes(' ') && after.includes(' ') ? <Changes changes={wordDifference(before, after)} /> : after}
                </bdi>
              ),
            },
          ]}
        />
      )}
      {parts !== null && parts.length > 0 && <p className="small">{say.parts(formatList(parts))}</p>}
      <p className="small dim">
        <code>{type}</code>
        {request !== null && (
          <>
            {' · '}
            {words.problem.id} <code>{request}</code>
          </>
        )}
      </p>
    </>
  );
}

/** An event: a sentence, which opens to the members as they were before. */
export const EventLine = memo(function EventLine({
  event,
  keyName,
}: {
  readonly event: FeedEvent;
  readonly keyName: (id: string) => string;
}) {
  const [isOpen, setOpen] = useState(false);
  const { resource_id: id, created_at: at, type } = event;
  const place = id === null || type.endsWith('.deleted') ? undefined : placeOf(id);
  return (
    <li className={styles['event']}>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name={place?.icon ?? 'pulse'} small />
          <bdi className="grow">{sentenceOf(event, keyName)}</bdi>
          <time className="small dim num" dateTime={at.toISOString()} title={formatMoment(at)}>
            {formatAgo(at)}
          </time>
        </summary>
        {isOpen && (
          <div className="stack">
            <Members event={event} />
            {place && id !== null && (
              <Link to={place.to} params={{ id, tab: 'you' }} className="link start">
                {words.keys.open}
              </Link>
            )}
          </div>
        )}
      </details>
    </li>
  );
});
