import type { FormPart } from '@handbill/client/counting';
import type { Mark } from './inline.ts';
import { Leaves } from './leaves.tsx';
import styles from './sheet.module.css';

interface PartEditorProps {
  readonly part: FormPart;
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

/** A textarea over a layer that draws the marks: undo, input methods, spelling and screen readers are the browser's own. */
export const PartEditor = ({ part, text, marks, onChange, onLeave }: PartEditorProps) => (
  <span className={styles['editor']}>
    <span className={styles['layer']} aria-hidden="true">
      <Leaves text={text} range={{ start: 0, end: text.length }} marks={marks} isMarkdown={false} />{' '}
    </span>
    <textarea
      aria-label={part.label}
      dir="auto"
      rows={1}
      value={text}
      onChange={({ target }) => onChange(part.isLong ? target.value : target.value.replaceAll('\n', ' '))}
      onBlur={onLeave}
    />
  </span>
);
