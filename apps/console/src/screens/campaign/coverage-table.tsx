import type { Campaign } from '@handbill/client';
import { channelName } from '@handbill/client/campaign-forms';
import { Link } from '@tanstack/react-router';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { Icon } from '../../components/icon.tsx';
import { Table, type Column } from '../../components/table.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './coverage.module.css';
import type { ChannelCoverage, Counted } from './use-coverage.ts';
import type { Cell } from './use-missing.ts';

const { campaign: say } = words;

type Look = 'good' | 'warn' | 'live' | 'gap' | 'none';
const look = (name: Look): string => `${styles['cell'] ?? ''} ${styles[name] ?? `tone-${name}`}`;

/** The state of a cell's texts, those that need someone first. */
function stateOf({ ready, needs_review: review, generating }: Counted): readonly [look: Look, icon: string, words: string] {
  const parts = [review > 0 && say.review(review), generating > 0 && say.writing(generating), ready > 0 && say.ready(ready)];
  const text = parts.filter(Boolean).join(', ');
  if (review > 0) return ['warn', 'warn', text];
  return generating > 0 ? ['live', 'pen', text] : ['good', 'ok', text];
}

interface CellProps {
  readonly id: string;
  readonly row: ChannelCoverage;
  readonly language: string | null;
  readonly onWrite: (cell: Cell) => void;
}

/** A channel in a language: its texts, or the button that has them written. */
function CoverageCell({ id, row, language, onWrite }: CellProps) {
  const mayWrite = useAllowed('content:write');
  const { channel, type, platform } = row;
  const counted = language === null ? row : row.languages.find((each) => each.language === language);
  if (type === null) return <span className={look('none')}>{say.notWritten}</span>;
  if (counted !== undefined && !counted.is_missing) {
    const [state, icon, text] = stateOf(counted);
    const search = { type, ...(platform !== null && { platform }), ...(language !== null && { language }) };
    return (
      <Link to="/campaigns/$id/$tab" params={{ id, tab: 'texts' }} search={search} className={look(state)}>
        <Icon name={icon} small />
        {text}
      </Link>
    );
  }
  if (!mayWrite) return <span className={look('none')}>{say.missing(1)}</span>;
  return (
    <button type="button" className={look('gap')} onClick={() => onWrite({ channel, language })}>
      <Icon name="plus" small />
      {words.brief.write}
      <span className="vh"> {say.writeFor(channelName(channel), language === null ? '' : formatLanguage(language))}</span>
    </button>
  );
}

interface CoverageTableProps {
  readonly campaign: Campaign;
  readonly rows: readonly ChannelCoverage[];
  readonly languages: readonly string[];
  readonly onWrite: (cell: Cell) => void;
}

/** Channels by languages: a filled cell leads to its texts, a missing one can be written. */
export function CoverageTable({ campaign: { id }, rows, languages, onWrite }: CoverageTableProps) {
  const columns = (languages.length === 0 ? [null] : languages).map((language): Column<ChannelCoverage> => ({
    label: language === null ? say.anyLanguage : formatLanguage(language),
    cell: (row) => <CoverageCell id={id} row={row} language={language} onWrite={onWrite} />,
  }));
  const channels: Column<ChannelCoverage> = {
    label: words.calendar.channel,
    hideLabel: true,
    isHeader: true,
    cell: ({ channel }) => (
      <span className="row tight">
        <ChannelTile name={channel} label={channelName(channel)} small />
        {channelName(channel)}
      </span>
    ),
  };
  return (
    <Table
      label={say.coverageLabel}
      className={styles['cover']}
      columns={[channels, ...columns]}
      rows={rows}
      keyOf={({ channel }) => channel}
    />
  );
}
