import type { Campaign } from '@handbill/client';
import { Link } from '@tanstack/react-router';
import { ChannelTile } from '../../components/channel-tile.tsx';
import { Icon } from '../../components/icon.tsx';
import { useAllowed } from '../../data/use-me.ts';
import { asWords, formatLanguage } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import styles from './coverage.module.css';
import type { ChannelCoverage, Counted } from './use-coverage.ts';
import type { Cell } from './use-missing.ts';

const { campaign: say } = words;

/** How it stands with the texts of a cell, what needs someone first. */
function lookOf({ ready, needs_review: review, generating }: Counted): readonly [look: string, icon: string, words: string] {
  const parts = [review > 0 && say.review(review), generating > 0 && say.writing(generating), ready > 0 && say.ready(ready)];
  const [look, icon] = review > 0 ? ['warn', 'warn'] : generating > 0 ? ['live', 'pen'] : ['good', 'ok'];
  return [look, icon, parts.filter(Boolean).join(', ')];
}

interface CoverageTableProps {
  readonly campaign: Campaign;
  readonly rows: readonly ChannelCoverage[];
  readonly languages: readonly string[];
  readonly onWrite: (cell: Cell) => void;
}

/** Channels by languages: what is there leads to its texts, what is missing can be written. */
export function CoverageTable({ campaign: { id }, rows, languages, onWrite }: CoverageTableProps) {
  const mayWrite = useAllowed('content:write');
  const columns = languages.length === 0 ? [null] : languages;
  const cellOf = (row: ChannelCoverage, language: string | null) => {
    const counted = language === null ? row : row.languages.find((each) => each.language === language);
    const { channel, type, platform } = row;
    if (type === null) return <span className={`${styles['cell'] ?? ''} ${styles['none'] ?? ''}`}>{say.notWritten}</span>;
    if (counted === undefined || counted.is_missing)
      return mayWrite ? (
        <button type="button" className={`${styles['cell'] ?? ''} ${styles['gap'] ?? ''}`} onClick={() => onWrite({ channel, language })}>
          <Icon name="plus" small />
          {say.write}
          <span className="vh"> {say.writeFor(asWords(channel), language === null ? '' : formatLanguage(language))}</span>
        </button>
      ) : (
        <span className={`${styles['cell'] ?? ''} ${styles['none'] ?? ''}`}>{say.missing(1)}</span>
      );
    const [look, icon, text] = lookOf(counted);
    const search = { type, ...(platform !== null && { platform }), ...(language !== null && { language }) };
    return (
      <Link
        to="/campaigns/$id/$tab"
        params={{ id, tab: 'texts' }}
        search={search}
        className={`${styles['cell'] ?? ''} ${styles[look] ?? ''}`}
      >
        <Icon name={icon} small />
        {text}
      </Link>
    );
  };
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={say.coverageLabel}>
      <table className={styles['cover']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{say.channel}</span>
            </th>
            {columns.map((language) => (
              <th key={language} scope="col">
                {language === null ? say.anyLanguage : formatLanguage(language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.channel}>
              <th scope="row">
                <span className="row tight">
                  <ChannelTile name={row.channel} label={asWords(row.channel)} small />
                  {asWords(row.channel)}
                </span>
              </th>
              {columns.map((language) => (
                <td key={language}>{cellOf(row, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
