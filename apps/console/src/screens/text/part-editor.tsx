import type { FormPart } from '@handbill/client/counting';
import { memo } from 'react';
import type { Mark } from '../../sheet/inline.ts';
import { MarkedArea } from '../../sheet/marked-area.tsx';
import type { TextEdit } from './use-edit.ts';

interface PartEditorProps {
  readonly pointer: string;
  readonly part: FormPart;
  readonly text: string;
  readonly marks: readonly Mark[];
  /** As it is when a key is pressed. */
  readonly edit: () => TextEdit;
}

const areAlike = (one: readonly Mark[], other: readonly Mark[]): boolean =>
  one.length === other.length &&
  one.every(({ id, start, end }, at) => id === other[at]?.id && start === other[at].start && end === other[at].end);

/** A part as it is edited, with the findings in it. */
export const PartEditor = memo(
  function PartEditor({ pointer, part, text, marks, edit }: PartEditorProps) {
    return (
      <MarkedArea
        label={part.label}
        text={text}
        marks={marks}
        onChange={(value) => edit().change(pointer, part.isLong ? value : value.replaceAll('\n', ' '))}
        onBlur={() => edit().save()}
      />
    );
  },
  // Of a long text a key changes one part: the others are not drawn anew.
  (one, other) => one.pointer === other.pointer && one.text === other.text && areAlike(one.marks, other.marks),
);
