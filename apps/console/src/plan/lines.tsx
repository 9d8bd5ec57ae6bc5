import type { Calendar, Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { ChannelTile } from '../components/channel-tile.tsx';
import { formatDays } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { timeOf, zoneName } from './days.ts';
import { titleOf, type Look } from './look.ts';
import styles from './plan.module.css';

const { calendar: say } = words;

/** A publication in a line or two: where and when, its title, and its status. */
export function PublicationLine({ publication, look }: { readonly publication: Publication; readonly look: Look }) {
  const { channel, planned_for: when, content } = publication;
  return (
    <span className={`${styles['line']} ${look.tone === 'plan' ? styles['plan'] : `tone-${look.tone}`}`}>
      <ChannelTile name={channel} label={channelName(channel)} small />
      {when !== null && (
        <time dateTime={when.at.toISOString()}>
          {timeOf(when.local)} <span className="dimmer">{zoneName(when.time_zone)}</span>
        </time>
      )}
      <span className={look.tone === 'plan' ? 'vh' : styles['word']}>{look.word}</span>
      <bdi className={`${styles['title']} two-lines`} lang={content?.language}>
        {titleOf(publication)}
      </bdi>
    </span>
  );
}

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
