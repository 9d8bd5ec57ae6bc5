import { formatNumber } from '../words/formats.ts';
import { words } from '../words/words.ts';
import styles from './gauge.module.css';

export interface GaugeProps {
  readonly label: string;
  readonly now: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** An excess is a warning, and no fault. */
  readonly isAdvice?: boolean;
  readonly hint?: string | undefined;
  /** In place of plain numbers, for money. */
  readonly format?: (value: number) => string;
}

function toneOf({ now, min, max, isAdvice }: GaugeProps): 'calm' | 'good' | 'warn' | 'bad' {
  if (max !== undefined && now > max) return isAdvice === true ? 'warn' : 'bad';
  if (max !== undefined && now > max * 0.95 && min === undefined) return 'warn';
  return now > 0 && now >= (min ?? 0) ? 'good' : 'calm';
}

/** The used part of a limit. Its width is set through the document, as the page's policy wants it. */
export function Gauge(props: GaugeProps) {
  const { label, now, min, max, hint, format = formatNumber } = props;
  const most = (max ?? min ?? 1) * (min === undefined ? 1 : 1.15);
  const part = (value: number) => `${Math.min(100, (value / most) * 100)}%`;
  const { between, from, of, described } = words.gauge;
  const range = min === undefined ? of(format(max ?? 0)) : max === undefined ? from(format(min)) : between(format(min), format(max));
  return (
    <div
      className={`${styles['gauge']} tone-${toneOf(props)}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(max ?? min ?? 0, now)}
      aria-valuenow={now}
      aria-valuetext={described(label, format(now), range)}
    >
      <span className={styles['label']}>
        <span>{label}</span>
        <span className="num nowrap">
          <b>{format(now)}</b> <span className="dim">{range}</span>
        </span>
      </span>
      <span className={styles['track']}>
        {min !== undefined && max !== undefined && (
          <span className={styles['zone']} style={{ left: part(min), right: `calc(100% - ${part(max)})` }} />
        )}
        <span className={styles['fill']} style={{ width: part(now) }} />
      </span>
      {hint !== undefined && <span className="small dim">{hint}</span>}
    </div>
  );
}
