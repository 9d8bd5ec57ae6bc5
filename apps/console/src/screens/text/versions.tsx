import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Timeline } from '../../components/timeline.tsx';
import { asWords, formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Brief } from './brief.tsx';
import { maxCompared } from './compare-search.ts';

const { text: say } = words;
/** As many as are seen at a glance; the difference has all of them. */
const shown = 5;

/** The former states of a text, newest first. */
function Versions({ record }: { readonly record: Content }) {
  const { id, revision, updated_at: updated } = record;
  const versions = useQuery(useHandbill().content.revisions.queryOptions({ id, limit: shown })).data?.data ?? [];
  const now = {
    id: String(revision),
    tone: 'live' as const,
    what: (
      <>
        <b>{say.now}</b>
        <br />
        <span className="dim">{formatAgo(updated)}</span>
      </>
    ),
  };
  return (
    <div className="stack tight">
      <h3>{say.versions}</h3>
      <Timeline
        moments={[
          now,
          ...versions.map(({ revision: number, created_at: at }) => ({
            id: String(number),
            what: (
              <>
                {say.pickVersion} {number} <span className="dim">{formatAgo(at)}</span>{' '}
                <Link to="/texts/$id" params={{ id }} search={{ mode: 'difference', n: number }} className="link small">
                  {say.compare}
                </Link>
              </>
            ),
          })),
        ]}
      />
    </div>
  );
}

/** The source of a text, and the texts made from it. */
function Family({ record }: { readonly record: Content }) {
  const { data } = useQuery(useHandbill().content.lineage.queryOptions({ id: record.id }));
  const family = [...(data?.ancestors ?? []), ...(data?.descendants ?? [])];
  if (family.length === 0) return null;
  return (
    <div className="stack tight">
      <h3>{say.family}</h3>
      <ul className="stack tight small">
        {family.map(({ id, title, type, language }) => (
          <li key={id}>
            <Link to="/texts/$id" params={{ id }} className="link">
              <bdi lang={language}>{title || asWords(type)}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to="/texts/compare"
        search={{
          ids: [record, ...family]
            .slice(0, maxCompared)
            .map(({ id }) => id)
            .join(','),
        }}
        className="link small"
      >
        {say.compareAll}
      </Link>
    </div>
  );
}

/** The brief of a text, its versions and its family. */
export const Beside = ({ record, form }: { readonly record: Content; readonly form: ContentForm }) => (
  <>
    <Brief record={record} form={form} />
    <Versions record={record} />
    <Family record={record} />
  </>
);
