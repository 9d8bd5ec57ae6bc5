import { Chip } from '../../components/chip.tsx';
import { TextField } from '../../components/field.tsx';
import { words } from '../../words/words.ts';
import { monthBefore, periodOf } from './period.ts';
import { type UsageSearch } from './usage-search.ts';
import styles from './usage.module.css';

const { usage: say } = words;

/** From which day to which: two fields, and the two months that are asked for most. */
export function PeriodChoice({ search, onChange }: { readonly search: UsageSearch; readonly onChange: (change: UsageSearch) => void }) {
  const period = periodOf(search);
  const months = [
    { label: say.thisMonth, of: periodOf({}), change: { from: undefined, to: undefined } },
    { label: say.lastMonth, of: monthBefore(), change: monthBefore() },
  ];
  return (
    <div className={styles['dates']} role="search">
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={say[end]}
          type="date"
          value={period[end]}
          onChange={(day) => day !== '' && onChange({ ...period, [end]: day })}
        />
      ))}
      <span className="row">
        {months.map(({ label, of, change }) => {
          const isOn = of.from === period.from && of.to === period.to;
          return (
            <Chip key={label} on={isOn} pressed={isOn} onClick={() => onChange(change)}>
              {label}
            </Chip>
          );
        })}
      </span>
    </div>
  );
}
