import type { Campaign } from '@handbill/client';
import { stepBetween } from '@handbill/client/campaign-forms';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useCampaignStep } from '../../data/use-campaign-step.ts';
import { useRowKeys } from '../../keys/use-row-keys.ts';
import { asWords, formatNumber } from '../../words/formats.ts';
import { wordFor, words } from '../../words/words.ts';
import { CampaignCard } from './campaign-card.tsx';
import type { CampaignsSearch } from './campaigns-search.ts';
import styles from './campaigns.module.css';
import type { CampaignStatus, useBoard } from './use-campaigns.ts';

const { campaigns: say } = words;

interface BoardProps {
  readonly columns: ReturnType<typeof useBoard>['columns'];
  readonly search: CampaignsSearch;
  readonly isStale: boolean;
}

/** Campaigns by their status. One that is dragged may be put down where a step leads. */
export function Board({ columns, search, isStale }: BoardProps) {
  const [dragged, drag] = useState<Campaign>();
  const take = useCampaignStep();
  useRowKeys({ move: () => document.querySelector<HTMLElement>('[data-campaign]:focus-within button')?.click() });
  const stepTo = (status: CampaignStatus) => (dragged === undefined ? undefined : stepBetween(dragged.status, status));
  return (
    <div className={styles['board']} aria-busy={isStale}>
      {columns.map(({ status, campaigns, total }) => {
        const step = stepTo(status);
        const isBarred = dragged !== undefined && step === undefined && dragged.status !== status;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the menus of cards do the same by keys
          <section
            key={status}
            className={styles['column']}
            aria-labelledby={`column-${status}`}
            data-column={status}
            data-open={step !== undefined || undefined}
            data-barred={isBarred || undefined}
            onDragOver={(event) => step !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined && step !== undefined) take(dragged, step);
              drag(undefined);
            }}
          >
            <h2 id={`column-${status}`}>
              {wordFor(say.statuses, status) ?? asWords(status)} <span className="dim num">{formatNumber(total)}</span>
            </h2>
            {campaigns.length === 0 && <p className="dim small">{say.emptyColumn}</p>}
            <ul className="stack">
              {campaigns.map((campaign) => (
                <CampaignCard key={campaign.id} campaign={campaign} onDrag={drag} />
              ))}
            </ul>
            {total > campaigns.length && campaigns.length > 0 && (
              <Link to="/campaigns" search={{ ...search, as: 'table' }} className="link small">
                {say.more(formatNumber(campaigns.length), formatNumber(total))}
              </Link>
            )}
          </section>
        );
      })}
    </div>
  );
}
