import type { Calendar } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { formatDays } from '../words/formats.ts';
import { words } from '../words/words.ts';
import styles from './plan.module.css';

const { calendar: say } = words;
/** Of how many campaigns it is told. */
const maxCampaigns = 4;

interface GapLineProps {
  readonly gaps: Calendar['gaps'];
  /** The name of its campaign, where it is not known from around it. */
  readonly nameOf?: ((campaign: string) => string) | undefined;
}

/** The gaps of a week to the cadence of campaigns. */
export function GapLine({ gaps, nameOf }: GapLineProps) {
  const [first] = gaps;
  if (first === undefined) return null;
  const campaigns = [...new Set(gaps.map(({ campaign_id: of }) => of))];
  const parts = campaigns.slice(0, maxCampaigns).map((id) => {
    const lacks = gaps.filter(({ campaign_id: of }) => of === id).map(({ channel, missing }) => say.gaps(channelName(channel), missing));
    return [nameOf?.(id), lacks.join(', ')].filter(Boolean).join(' – ');
  });
  const others = campaigns.length - parts.length;
  return (
    <p className={styles['gap']}>
      <b>{say.gap}</b> {formatDays(first.from, first.to)}: {[...parts, ...(others > 0 ? [say.more(others)] : [])].join('; ')}
    </p>
  );
}
