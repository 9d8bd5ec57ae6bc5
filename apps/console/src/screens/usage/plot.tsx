import { useId } from 'react';
import { Scrolled } from '../../components/table.tsx';
import styles from './usage.module.css';

interface Bar {
  readonly label: string;
  readonly value: number;
  /** With those before it. */
  readonly total: number;
}

interface PlotProps {
  /** Its meaning in a sentence. */
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The limit of the sum of all. */
  readonly cap?: number | undefined;
  readonly capLabel: string;
  readonly format: (value: number) => string;
}

const [width, height, left, right, top, bottom] = [720, 200, 56, 64, 12, 22] as const;
const inner = { width: width - left - right, height: height - top - bottom };

/** A round number that is at least as much. */
function roundUp(value: number): number {
  if (value <= 0) return 1;
  const unit = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 3, 5, 10].map((step) => step * unit).find((step) => step >= value) ?? 10 * unit;
}

/** Bars, and their running sum as a line of its own scale, at the right, against its limit. */
export function Plot({ title, bars, cap, capLabel, format }: PlotProps) {
  const id = useId();
  const most = roundUp(Math.max(0, ...bars.map(({ value }) => value)));
  const all = roundUp(Math.max(bars.at(-1)?.total ?? 0, cap ?? 0));
  const step = inner.width / Math.max(1, bars.length);
  const y = (part: number) => top + inner.height * (1 - part);
  const every = Math.ceil(bars.length / 10);
  return (
    <Scrolled label={title} className={styles['plot']}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>{title}</title>
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <line className={styles['grid']} x1={left} x2={width - right} y1={y(part)} y2={y(part)} />
            <text x={left - 6} y={y(part) + 4} textAnchor="end">
              {format(most * part)}
            </text>
            <text x={width - right + 6} y={y(part) + 4} className={styles['sumLabel']}>
              {format(all * part)}
            </text>
          </g>
        ))}
        {bars.map(({ label, value }, at) => (
          <g key={label}>
            <rect
              className={styles['bar']}
              x={left + at * step + step * 0.15}
              width={step * 0.7}
              y={y(value / most)}
              height={(inner.height * value) / most}
              rx={Math.min(2, step / 4)}
            />
            {at % every === 0 && (
              <text x={left + (at + 0.5) * step} y={height - 6} textAnchor="middle">
                {label}
              </text>
            )}
          </g>
        ))}
        {cap !== undefined && (
          <>
            <line className={styles['cap']} x1={left} x2={width - right} y1={y(cap / all)} y2={y(cap / all)} />
            <text x={left + 4} y={y(cap / all) + 12} className={styles['capLabel']}>
              {capLabel}
            </text>
          </>
        )}
        <polyline
          className={styles['sum']}
          points={bars.map(({ total }, at) => `${left + (at + 0.5) * step},${y(total / all)}`).join(' ')}
        />
      </svg>
    </Scrolled>
  );
}
