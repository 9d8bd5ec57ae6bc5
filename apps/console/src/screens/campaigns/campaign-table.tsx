import type { Campaign } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { Button } from '../../components/button.tsx';
import { CampaignStatus } from '../../components/status.tsx';
import { Table, type Column } from '../../components/table.tsx';
import { useRestore } from '../../data/use-deletion.ts';
import { useAllowed } from '../../data/use-me.ts';
import { formatAgo } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { Coverage, Dates, Money } from './campaign-parts.tsx';

const { columns: say } = words.campaigns;

const columns: readonly Column<Campaign>[] = [
  {
    label: say.name,
    cell: ({ id, name }) => (
      <Link to="/campaigns/$id/$tab" params={{ id, tab: 'overview' }} className="link two-lines" title={name}>
        <bdi>{name}</bdi>
      </Link>
    ),
  },
  {
    label: say.status,
    cell: ({ status }) => (
      <span className="nowrap">
        <CampaignStatus status={status} />
      </span>
    ),
  },
  { label: say.dates, cell: (campaign) => <Dates campaign={campaign} /> },
  { label: say.coverage, cell: ({ coverage }) => <Coverage coverage={coverage} /> },
  { label: say.budget, cell: (campaign) => <Money campaign={campaign} /> },
  { label: say.changed, cell: ({ updated_at: at }) => <span className="dim num">{formatAgo(at)}</span> },
];

function Restore({ campaign: { id, name } }: { readonly campaign: Campaign }) {
  const { mutate, isPending } = useRestore('campaigns');
  return (
    <Button small busy={isPending} about={name} onClick={() => mutate({ id })}>
      {words.text.restore}
    </Button>
  );
}

/** A deleted campaign can be brought back, and has no screen to go to. */
const ofDeleted: readonly Column<Campaign>[] = [
  { label: say.name, cell: ({ name }) => <bdi>{name}</bdi> },
  ...columns.filter(({ label }) => [say.status, say.dates, say.budget].includes(label)),
];
const restore: Column<Campaign> = {
  label: words.text.restore,
  cell: (campaign) => <Restore campaign={campaign} />,
};

interface CampaignTableProps {
  readonly campaigns: readonly Campaign[];
  readonly isDeleted: boolean;
}

/** Campaigns in rows, newest first. */
export function CampaignTable({ campaigns, isDeleted }: CampaignTableProps) {
  const mayWrite = useAllowed('campaigns:write');
  const shown = isDeleted ? (mayWrite ? [...ofDeleted, restore] : ofDeleted) : columns;
  return <Table label={words.places.campaigns} columns={shown} rows={campaigns} keyOf={({ id }) => id} />;
}
