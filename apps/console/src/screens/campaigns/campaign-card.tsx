import type { Campaign } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { Menu } from '../../components/menu.tsx';
import { Status } from '../../components/status.tsx';
import { stepsOf, useCampaignStep } from '../../data/use-campaign-step.ts';
import { useAllowed } from '../../data/use-me.ts';
import { asWords } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { Coverage, Dates, Money, waitsOf } from './campaign-parts.tsx';
import styles from './campaigns.module.css';

const { campaigns: say } = words;

interface CampaignCardProps {
  readonly campaign: Campaign;
  readonly onDrag: (campaign: Campaign | undefined) => void;
}

/** A campaign on the board: its steps are in its menu, or a column to drag it onto. */
export function CampaignCard({ campaign, onDrag }: CampaignCardProps) {
  const { id, name } = campaign;
  const take = useCampaignStep();
  const steps = stepsOf(campaign);
  const maySteer = useAllowed('campaigns:write') && steps.length > 0;
  const waits = waitsOf(campaign);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its menu does the same by keys
    <li
      className={styles['card']}
      data-campaign={id}
      draggable={maySteer}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData('text/plain', name);
        onDrag(campaign);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <span className="row nowrap">
        <Link
          to="/campaigns/$id/$tab"
          params={{ id, tab: 'overview' }}
          className={`${styles['name'] ?? ''} grow`}
          style={{ whiteSpace: 'normal' }}
          title={name}
          draggable={false}
          data-row={id}
        >
          <bdi className="two-lines">{name}</bdi>
        </Link>
        {maySteer && (
          <Menu
            label={say.actions(name)}
            actions={steps.map((step) => ({ label: wordFor(say.steps, step) ?? asWords(step), act: () => take(campaign, step) }))}
          />
        )}
      </span>
      <Dates campaign={campaign} />
      <Coverage coverage={campaign.coverage} />
      <Money campaign={campaign} />
      {waits !== undefined && (
        <span>
          <Status tone="warn" icon="clock">
            {waits}
          </Status>
        </span>
      )}
    </li>
  );
}
