import type { FormPart } from '@handbill/client/counting';
import { memo } from 'react';
import type { Mark } from '../../sheet/inline.ts';
import { Leaves } from '../../sheet/leaves.tsx';
import styles from '../../sheet/sheet.module.css';
import type { Edit } from './use-edit.ts';

interface PartEditorProps {
  readonly pointer: string;
  readonly part: FormPart;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** As it is when a key is pressed. */
  readonly edit: () => Edit;
}

const areAlike = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length &&
  one.every(({ id, start, end }, at) => id === other[at]?.id && start === other[at].start && end === other[at].end);

/** A textarea over a layer that draws the marks: undo, input methods, spelling and screen readers are the browser's own. */
export const PartEditor = memo(
  function PartEditor({ pointer, part, text, marks, edit }: PartEditorProps) {
    return (
      <span className={styles['editor']}>
        <span className={styles['layer']} aria-hidden="true">
          <Leaves text={text} range={{ start: 0, end: text.length }} marks={marks} isMarkdown={false} />{' '}
        </span>
        <textarea
          aria-label={part.label}
          dir="auto"
          rows={1}
          value={text}
          onChange={({ target }) => edit().change(pointer, part.isLong ? target.value : target.value.replaceAll('\n', ' '))}
          onBlur={() => edit().save()}
        />
      </span>
    );
  },
  // Of a long text a key changes one part: the others are not drawn anew.
  (one, other) => one.pointer === other.pointer && one.text === other.text && areAlike(one.marks, other.marks),
);
