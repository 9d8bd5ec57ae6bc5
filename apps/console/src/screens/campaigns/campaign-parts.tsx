import type { Campaign } from '@handbill/client';
import { datesOf, timeOver, type Dated } from '../../data/campaign-dates.ts';
import { formatList, formatMoney } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './campaigns.module.css';

const { campaigns: say } = words;
/** Its dates against today. */
export function Dates({ campaign }: { readonly campaign: Dated }) {
  const over = timeOver(campaign);
  return (
    <span className="stack tight">
      <span className="dim num">{datesOf(campaign)}</span>
      {over !== undefined && (
        <span className={styles['track']} aria-hidden="true">
          <span className={styles['past']} style={{ width: `${over * 100}%` }} />
        </span>
      )}
    </span>
  );
}

/** A square for each channel: filled, or missing. */
export function Coverage({ coverage }: Pick<Campaign, 'coverage'>) {
  if (coverage === undefined) return null;
  const { channels, missing } = coverage;
  if (channels === 0) return <span className="dim">{say.noChannels}</span>;
  const label = say.covered(channels - missing, channels);
  return (
    <span className={styles['squares']} role="img" aria-label={label} title={label}>
      {Array.from({ length: channels }, (_, at) => (
        <span key={at} className={at < channels - missing ? styles['there'] : ''} />
      ))}
    </span>
  );
}

/** The costs of its texts so far, and its budget. */
export function Money({ campaign: { budget, currency, spent } }: { readonly campaign: Campaign }) {
  const costs = spent?.filter(({ amount }) => amount > 0) ?? [];
  return (
    <span className="dim num">
      {budget === null ? say.noBudget : say.budget(formatMoney({ amount: budget, currency }))}
      {costs.length > 0 && ` · ${say.textsCost(formatList(costs.map(formatMoney)))}`}
    </span>
  );
}

/** The part of a campaign that waits for someone: in a few words, or nothing. */
export function waitsOf({ status, starts_at: from, ends_at: to, coverage }: Campaign, now = Date.now()): string | undefined {
  if (status === 'draft' && from !== null && from.getTime() < now) return say.due;
  if ((status === 'active' || status === 'paused') && to !== null && to.getTime() < now) return say.over;
  return status !== 'completed' && coverage !== undefined && coverage.missing > 0 ? say.lacks(coverage.missing) : undefined;
}
