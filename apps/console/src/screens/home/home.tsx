import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Card } from '../../components/card.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useViewFilters } from '../../data/text-views.ts';
import { useApprovalRights } from '../../data/use-approval.ts';
import { nameOf, useAllowed, useMe } from '../../data/use-me.ts';
import { useTitle } from '../../data/use-title.ts';
import { formatDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Strip } from './strip.tsx';
import { TextCard } from './text-card.tsx';
import { useRowKeys } from '../../keys/use-row-keys.ts';

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

type Lists = ReturnType<typeof useHomeLists>;

/** How many texts wait for this person; `undefined` until all lists are there. */
function useWaiting({ approve, review, sentBack }: Lists): number | undefined {
  const { isOff, mayApprove, maySubmit } = useApprovalRights();
  const lists = [review, ...(mayApprove || isOff ? [approve] : []), ...(maySubmit ? [sentBack] : [])];
  const totals = lists.flatMap(({ data }) => data?.pagination.total ?? []);
  return totals.length < lists.length ? undefined : totals.reduce((sum, total) => sum + total, 0);
}

/** The texts that wait for somebody, by the step that they wait for. */
function Waiting({ approve, review, sentBack, failed }: Lists) {
  const { isOff, mayApprove } = useApprovalRights();
  const hasSome = ({ data }: Lists['failed']) => data !== undefined && data.data.length > 0;
  return (
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
      {hasSome(sentBack) && <TextCard title={say.toChange} none="" list={sentBack.data} />}
      <TextCard view="review" title={say.toReview} none={say.noReview} list={review.data} atFinding />
      {hasSome(failed) && <TextCard view="failed" title={say.failed} none="" list={failed.data} />}
    </div>
  );
}

/** The texts that are being written, the week, and the spending. */
function Running({ writing }: Pick<Lists, 'writing'>) {
  const maySeePlan = useAllowed('publications:read');
  return (
    <div className="stack loose">
      <TextCard title={say.writing} none={say.noWriting} list={writing.data} />
      <Suspense>{maySeePlan && <WeekCard />}</Suspense>
      <Card title={say.spending}>
        <Suspense fallback={<Bones rows={1} />}>
          <Caps none={say.noCap} />
        </Suspense>
      </Card>
    </div>
  );
}

/** The work of this person first. Everything that the key may not read is left out. */
export function Home() {
  useTitle(words.places.home);
  const [mayRead, mayWrite] = [useAllowed('content:read'), useAllowed('content:write')];
  const lists = useHomeLists(mayRead, useApprovalRights().maySubmit);
  const waiting = useWaiting(lists);
  useRowKeys();
  if (!mayRead)
    return (
      <div className="page">
        <Greeting waiting={0} />
      </div>
    );
  const { all, review, approve, failed, writing } = lists;
  const totalOf = ({ data }: Lists['all']) => data?.pagination.total;
  return (
    <div className="page">
      <Greeting waiting={waiting} />
      {all.error && <ProblemNotice error={all.error} onAgain={() => void all.refetch()} />}
      {totalOf(all) === 0 && mayWrite ? (
        <Suspense>
          <Beginning />
        </Suspense>
      ) : (
        <>
          <Strip counts={{ approve: totalOf(approve), review: totalOf(review), failed: totalOf(failed), all: totalOf(all) }} />
          <div className="split">
            <Waiting {...lists} />
            <Running writing={writing} />
          </div>
        </>
      )}
    </div>
  );
}
