import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Card } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useViewFilters } from '../../data/text-views.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { allows, nameOf, useMe } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { formatDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Strip } from './strip.tsx';
import { TextCard } from './text-card.tsx';
import { useRowKeys } from './use-row-keys.ts';

const WeekCard = lazy(async () => ({ default: (await import('../../plan/week-card.tsx')).WeekCard }));
const Caps = lazy(async () => ({ default: (await import('../../components/caps.tsx')).Caps }));
const Beginning = lazy(async () => ({ default: (await import('./beginning.tsx')).Beginning }));
const { home: say } = words;
const shown = 5;
/** The day on which the page was opened. */
const today = formatDay(new Date());

/** As long as something is being written, of whose beginning no event tells. */
const interval = 5_000;

/** The lists of Home: asked for together, in one request. */
function useHomeLists(isAllowed: boolean, mayBeSentBack: boolean) {
  const { content } = useHandbill();
  const viewFilters = useViewFilters();
  const list = (filter: object) => ({
    ...content.list.queryOptions({ ...filter, view: 'summary' as const, limit: shown }),
    enabled: isAllowed,
  });
  const all = useQuery(list({}));
  const review = useQuery(list(viewFilters.review));
  const approve = useQuery(list(viewFilters.approve));
  const sentBack = useQuery({ ...list({ approval: 'changes_requested' }), enabled: isAllowed && mayBeSentBack });
  const failed = useQuery(list(viewFilters.failed));
  const writing = useQuery({
    ...list({ status: 'generating' }),
    refetchInterval: ({ state }) => (state.data?.data.length ? interval : false),
  });
  return { all, review, approve, sentBack, failed, writing };
}

function Greeting({ waiting }: { readonly waiting: number | undefined }) {
  const me = useMe();
  const sentence = waiting === undefined ? '' : waiting === 0 ? say.nothing : say.waiting(waiting);
  return (
    <div className="head">
      <div>
        <h1>
          {me !== undefined && me.key.actor !== null && `${say.hello(nameOf(me))} `}
          {sentence}
        </h1>
        <p className="dim">{today}</p>
      </div>
    </div>
  );
}

/** What needs this person, first. What the key may not read is left out. */
export function Home() {
  useTitle(words.places.home);
  const me = useMe();
  const [mayRead, mayWrite] = [allows(me, 'content:read'), allows(me, 'content:write')];
  const { isOff, mayApprove, maySubmit } = useApprovalRights();
  const { all, review, approve, sentBack, failed, writing } = useHomeLists(mayRead, maySubmit);
  useRowKeys();
  const isWaiting = [mayApprove || isOff ? approve : undefined, review, maySubmit ? sentBack : undefined];
  const totals = isWaiting.flatMap((list) => list && [list.data?.pagination.total]);
  const waiting = totals.some((total) => total === undefined) ? undefined : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0);
  if (!mayRead)
    return (
      <div className="page">
        <Greeting waiting={0} />
      </div>
    );
  const isFirstDay = all.data?.pagination.total === 0;
  return (
    <div className="page">
      <Greeting waiting={waiting} />
      {all.error && <ProblemNotice error={all.error} onAgain={() => void all.refetch()} />}
      {isFirstDay && mayWrite ? (
        <Suspense>
          <Beginning />
        </Suspense>
      ) : (
        <>
          <Strip
            counts={{
              approve: approve.data?.pagination.total,
              review: review.data?.pagination.total,
              failed: failed.data?.pagination.total,
              all: all.data?.pagination.total,
            }}
          />
          <div className="split">
            <div className="stack loose">
              {(mayApprove || isOff) && (
                <TextCard
                  view="approve"
                  title={say.toApprove}
                  none={isOff ? say.noApproval : say.noneSubmitted}
                  list={approve.data}
                  mayApprove={mayApprove}
                />
              )}
              {sentBack.data !== undefined && sentBack.data.data.length > 0 && (
                <TextCard title={say.toChange} none="" list={sentBack.data} />
              )}
              <TextCard view="review" title={say.toReview} none={say.noReview} list={review.data} atFinding />
              {failed.data !== undefined && failed.data.data.length > 0 && (
                <TextCard view="failed" title={say.failed} none="" list={failed.data} />
              )}
            </div>
            <div className="stack loose">
              <TextCard title={say.writing} none={say.noWriting} list={writing.data} />
              <Suspense>{allows(me, 'publications:read') && <WeekCard />}</Suspense>
              <Card title={say.spending}>
                <Suspense fallback={<Bones rows={1} />}>
                  <Caps none={say.noCap} />
                </Suspense>
              </Card>
            </div>
          </div>
        </>
      )}
    </div>
  );
}
