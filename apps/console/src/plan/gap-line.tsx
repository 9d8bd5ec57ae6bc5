import type { Calendar } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { formatDays } from '../words/formats.ts';
import { words } from '../words/words.ts';
import styles from './plan.module.css';

const { calendar: say } = words;

interface GapLineProps {
  readonly gaps: Calendar['gaps'];
  /** What its campaign is called, where that is not known from around it. */
  readonly nameOf?: ((campaign: string) => string) | undefined;
}

/** What a week lacks to the cadence of campaigns. */
export function GapLine({ gaps, nameOf }: GapLineProps) {
  const [first] = gaps;
  if (first === undefined) return null;
  const parts = gaps.map(({ channel, missing, campaign_id: of }) =>
    [nameOf?.(of), say.gaps(channelName(channel), missing)].filter(Boolean).join(' · '),
  );
  return (
    <p className={styles['gap']}>
      <b>{say.gap}</b> {formatDays(first.from, first.to)}: {parts.join(', ')}
    </p>
  );
}
