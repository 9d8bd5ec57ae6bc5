import type { ContentSummary } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { ChannelTile } from '../../components/channel-tile.tsx';
import styles from '../../components/list.module.css';
import { FindingStatus, TextStatus } from '../../components/status.tsx';
import { actorName } from '../../data/use-me.ts';
import { asWords, formatAgo, formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { library: say } = words;

function Found({ text }: { readonly text: ContentSummary }) {
  const { findings: found } = text;
  if (text.status === 'failed') return <span className="small dimmer">{say.textKept}</span>;
  if (text.status === 'generating') return <span className="small dimmer">{say.notYet}</span>;
  if (found.fail + found.warn === 0) return <span className="small dimmer">{say.clean}</span>;
  return <FindingStatus findings={found} />;
}

export interface TextRowProps {
  readonly text: ContentSummary;
  readonly index: number;
  readonly isChosen: boolean;
  readonly isAt: boolean;
  readonly onChoose: (index: number, through: boolean) => void;
}

/** A text in a list: two lines on small screens. */
export const TextRow = memo(function TextRow({ text, index, isChosen, isAt, onChoose }: TextRowProps) {
  const { id, type, title, language, tags, updated_at: updated, updated_by: by, error, findings } = text;
  const name = title || asWords(type);
  return (
    <div role="row" aria-rowindex={index + 2} className={styles['row']} data-chosen={isChosen || undefined} data-at={isAt || undefined}>
      <span role="cell" className={styles['tick']}>
        <label>
          <input type="checkbox" checked={isChosen} onChange={({ nativeEvent }) => onChoose(index, (nativeEvent as MouseEvent).shiftKey)} />
          <span className="vh">{say.choose(name)}</span>
        </label>
      </span>
      <span role="cell" className={styles['main']}>
        <ChannelTile name={type} label={asWords(type)} />
        <span className="grow">
          <Link to="/texts/$id" params={{ id }} className={`${styles['title']} two-lines`} title={name} data-row={index}>
            <bdi lang={language}>{name}</bdi>
          </Link>
          <span className="small dim cut">{error?.detail ?? findings.worst ?? [asWords(type), ...tags].join(' · ')}</span>
        </span>
      </span>
      <span role="cell" className={`${styles['gone'] ?? ''} dim`}>
        {formatLanguage(language)}
      </span>
      <span role="cell" className={styles['status']}>
        <TextStatus text={text} />
      </span>
      <span role="cell" className={styles['gone']}>
        <Found text={text} />
      </span>
      <span role="cell" className={`${styles['gone'] ?? ''} dim num`}>
        {formatAgo(updated)}
        {by?.actor != null && <span className="cut small dimmer">{actorName(by.actor)}</span>}
      </span>
    </div>
  );
});
