import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button, buttonClass, More } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Empty, Page } from '../../components/empty.tsx';
import { Icon } from '../../components/icon.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { Search } from '../../components/search.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Board } from './board.tsx';
import { CampaignTable } from './campaign-table.tsx';
import { campaignViews, type CampaignsSearch } from './campaigns-search.ts';
import { useBoard, useTable } from './use-campaigns.ts';

const { campaigns: say } = words;

interface ViewProps {
  readonly search: CampaignsSearch;
  readonly onDrop: () => void;
}

/** No campaign: the searched words, or the purpose of campaigns, and one way on. */
function Nothing({ search: { q, as }, onDrop }: ViewProps) {
  const mayWrite = useAllowed('campaigns:write');
  const { data } = useQuery({ ...useHandbill().campaigns.list.queryOptions({ limit: 1 }), enabled: q !== undefined });
  if (as === 'deleted') return <Empty title={say.emptyDeleted} hint={say.emptyDeletedHint} />;
  if (q !== undefined)
    return (
      <Empty title={say.emptyFilter(q)} {...(data && { hint: say.without(formatNumber(data.pagination.total)) })}>
        <Button onClick={onDrop}>{say.drop}</Button>
      </Empty>
    );
  return (
    <Empty isFirst title={say.emptyFirst} hint={say.emptyFirstHint}>
      {mayWrite && (
        <Link to="/campaigns/new" className={buttonClass({ look: 'main' })}>
          {say.emptyFirstButton}
        </Link>
      )}
    </Empty>
  );
}

function BoardView(props: ViewProps) {
  const { columns, error, isPending, isStale, isEmpty, refetch } = useBoard(props.search);
  if (error) return <ProblemNotice error={error} onAgain={refetch} />;
  if (isPending) return <Bones rows={8} />;
  return isEmpty ? <Nothing {...props} /> : <Board columns={columns} search={props.search} isStale={isStale} />;
}

function TableView(props: ViewProps) {
  const { campaigns, error, isPending, refetch, ...list } = useTable(props.search);
  if (error) return <ProblemNotice error={error} onAgain={() => void refetch()} />;
  if (isPending) return <Bones rows={8} />;
  if (campaigns.length === 0) return <Nothing {...props} />;
  return (
    <Card label={say.views.table} flush>
      <CampaignTable campaigns={campaigns} isDeleted={props.search.as === 'deleted'} />
      <More list={list} look="quiet" />
    </Card>
  );
}

/** All campaigns: by their status, in a table, or those that are deleted. */
export function Campaigns() {
  const search = useSearch({ from: '/shell/campaigns' });
  const navigate = useNavigate({ from: '/campaigns' });
  const mayWrite = useAllowed('campaigns:write');
  const { as = 'board', q } = search;
  const look = useCallback(
    (text: string) => void navigate({ search: ({ q: _, ...now }) => ({ ...now, ...(text !== '' && { q: text }) }), replace: true }),
    [navigate],
  );
  const View = as === 'board' ? BoardView : TableView;
  return (
    <Page
      title={words.places.campaigns}
      beside={
        mayWrite ? (
          <Link to="/campaigns/new" className={buttonClass({})}>
            <Icon name="plus" />
            {words.places.newCampaign}
          </Link>
        ) : (
          <Button icon="plus" refusal={words.text.notAllowed('campaigns:write')}>
            {words.places.newCampaign}
          </Button>
        )
      }
    >
      <Tabs
        label={words.library.viewsLabel}
        current={as}
        tabs={campaignViews.map((view) => ({
          id: view,
          label: say.views[view],
          link: {
            to: '/campaigns',
            search: { ...(view !== 'board' && { as: view }), ...(q !== undefined && view !== 'deleted' && { q }) },
          },
        }))}
      />
      {as !== 'deleted' && (
        <div className="row" role="search">
          <Search label={say.search} value={q ?? ''} onChange={look} />
        </div>
      )}
      <View search={search} onDrop={() => look('')} />
    </Page>
  );
}
