import type { Campaign } from '@handbill/client';
import type { RecordForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Bones } from '../../components/bones.tsx';
import { More } from '../../components/button.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Timeline } from '../../components/timeline.tsx';
import { actorName, useAllowed } from '../../data/use-me.ts';
import { formatAgo, formatList } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { changedMembers } from '../../form/leaves.ts';
import { PartChanges } from '../../sheet/changes.tsx';

const { campaign: say } = words;

interface ActivityProps {
  readonly campaign: Campaign;
  readonly form: RecordForm;
  /** How many are shown at first, and at each press for more. */
  readonly count: number;
  /** With the members as they were before and as they are now. */
  readonly isWhole?: boolean;
}

/** The events of a campaign and their authors, newest first; new ones come by themselves. */
export function Activity({ campaign: { id }, form, count, isWhole = false }: ActivityProps) {
  const isAllowed = useAllowed('events:read');
  const { data, error, isPending, refetch, ...list } = useInfiniteQuery({
    ...useHandbill().campaigns.activity.infiniteOptions({ id, limit: count }),
    enabled: isAllowed,
  });
  if (!isAllowed) return <p className="dim">{say.activityNeeds}</p>;
  if (error) return <ProblemNotice error={error} onAgain={() => void refetch()} />;
  if (isPending) return <Bones rows={4} />;
  const entries = data.pages.flatMap((page) => page.data);
  if (entries.length === 0) return <p className="dim">{say.noActivity}</p>;
  const title = (name: string) => (form.schema.properties?.[name]?.title ?? name).toLowerCase();
  return (
    <>
      <Timeline
        moments={entries.map(({ at, action, actor, key_id: key, before, after, request_id: request }, index) => ({
          id: `${request ?? ''} ${action} ${at.getTime()} ${index}`,
          ...(index === 0 && { tone: 'live' as const }),
          what: (
            <>
              <b>
                <bdi>{actor === null ? (key === null ? words.activity.server : say.someone) : actorName(actor)}</bdi>
              </b>{' '}
              {wordFor(say.did, action.slice(action.indexOf('.') + 1)) ?? say.changed(formatList(Object.keys(after ?? {}).map(title)))}
              <br />
              <span className="dimmer">{formatAgo(at)}</span>
              {isWhole && before !== null && after !== null && <PartChanges changes={changedMembers(form, before, after)} />}
            </>
          ),
        }))}
      />
      {isWhole && <More list={list} small />}
    </>
  );
}
