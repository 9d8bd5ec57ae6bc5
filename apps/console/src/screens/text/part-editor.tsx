import type { FormPart } from '@handbill/client/counting';
import { memo, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import type { Mark } from '../../sheet/inline.ts';
import { MarkedArea } from '../../sheet/marked-area.tsx';
import { words } from '../../words/words.ts';
import type { TextEdit } from './use-edit.ts';

const { text: say } = words;

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

interface ItemToolsProps {
  /** As they are when a button is pressed. */
  readonly items: () => readonly unknown[];
  readonly index: number;
  readonly onChange: (items: readonly unknown[]) => void;
  readonly children: ReactNode;
}

/** An item of a list that is edited: moved and taken away by press, or by Alt and the arrows within it. */
export function ItemTools({ items, index, onChange, children }: ItemToolsProps) {
  const move = (by: number): void => {
    const [all, to] = [items(), index + by];
    if (to >= 0 && to < all.length) onChange(all.toSpliced(index, 1).toSpliced(to, 0, all[index]));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the fields in it, where the buttons do the same
    <div
      role="group"
      onKeyDown={(event) => {
        const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      }}
    >
      {children}
      <span className="row tight">
        <Button small look="quiet" icon="down" about={say.moveDown(index + 1)} onClick={() => move(1)} />
        <Button small look="quiet" icon="x" about={say.removeItem(index + 1)} onClick={() => onChange(items().toSpliced(index, 1))} />
      </span>
    </div>
  );
}
