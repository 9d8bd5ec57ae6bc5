import type { Publication } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { ChannelTile } from '../components/channel-tile.tsx';
import { timeOf, zoneName } from './days.ts';
import { titleOf, type Look } from './look.ts';
import styles from './plan.module.css';

/** A publication in a line or two: where and when, its title, and its status. */
export function PublicationLine({ publication, look }: { readonly publication: Publication; readonly look: Look }) {
  const { channel, planned_for: when, content } = publication;
  return (
    <span className={`${styles['line']} ${styles[look.tone] ?? ''}`}>
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
