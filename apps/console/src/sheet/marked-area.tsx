import type { Mark } from './inline.ts';
import { Leaves } from './leaves.tsx';
import styles from './sheet.module.css';

interface MarkedAreaProps {
  readonly label: string;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  readonly onBlur?: () => void;
}

/** A textarea over a layer that draws the marks: undo, input methods, spelling and screen readers are the browser's own. */
export const MarkedArea = ({ label, text, marks, onChange, onBlur }: MarkedAreaProps) => (
  <span className={styles['editor']}>
    <span className={styles['layer']} aria-hidden="true">
      <Leaves text={text} range={{ start: 0, end: text.length }} marks={marks} styled={[]} />{' '}
    </span>
    <textarea aria-label={label} dir="auto" rows={1} value={text} onChange={({ target }) => onChange(target.value)} onBlur={onBlur} />
  </span>
);
