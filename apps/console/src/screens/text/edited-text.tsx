import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { found } from '../../data/findings.ts';
import { useLatest } from '../../data/use-latest.ts';
import { useTrial } from '../../data/use-trial.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { marksOf } from '../../sheet/marks.ts';
import { changedParts, nodesOf, textsOf, valueAt } from '../../sheet/nodes.ts';
import type { Mark } from '../../sheet/inline.ts';
import { Conflict } from '../../sheet/conflict.tsx';
import { Sheet, type SheetProps } from '../../sheet/sheet.tsx';
import { words } from '../../words/words.ts';
import { ItemTools, PartEditor } from './part-editor.tsx';
import { useEdit, type TextEdit } from './use-edit.ts';
import { Verdict } from './verdict.tsx';

const { text: say } = words;
const none = [] as const;
type CheckInput = Parameters<ReturnType<typeof useHandbill>['content']['check']['mutate']>[0];

/** The checks of the words as they stand, a moment after the last key. */
function useChecks(record: Content, output: unknown): Content['checks'] {
  const isChanged = JSON.stringify(output) !== JSON.stringify(record.output);
  const asked = isChanged ? ({ ...record.request, output } as CheckInput) : undefined;
  const { data } = useTrial(useHandbill().content.check, asked, 400);
  return isChanged ? (data?.checks ?? record.checks) : record.checks;
}

/** A new item of a list: the same members as its neighbour, without words. */
function emptyLike(item: unknown): unknown {
  if (Array.isArray(item)) return item.slice(0, 1).map(emptyLike);
  if (typeof item !== 'object' || item === null) return typeof item === 'string' ? '' : item;
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, emptyLike(value)]));
}

interface EditedTextProps {
  readonly record: Content;
  readonly form: ContentForm;
  readonly head: ReactNode;
  readonly onDone: () => void;
}

/** The editors that a sheet draws in place of words, and around the items of its lists. */
function editorsOf(
  edit: () => TextEdit,
  marks: ReadonlyMap<string, readonly Mark[]>,
): Pick<SheetProps, 'replace' | 'aroundItem' | 'afterList'> {
  const listAt = (pointer: string) => (valueAt(edit().output, pointer) ?? none) as readonly unknown[];
  return {
    replace: ({ pointer, part, text }) => (
      <PartEditor pointer={pointer} part={part} text={text} marks={marks.get(pointer) ?? none} edit={edit} />
    ),
    aroundItem: (pointer, index, item) => (
      <ItemTools items={() => listAt(pointer)} index={index} onChange={(items) => edit().change(pointer, items)}>
        {item}
      </ItemTools>
    ),
    afterList: (pointer, label) => (
      <Button
        small
        look="quiet"
        icon="plus"
        onClick={() => edit().change(pointer, [...listAt(pointer), emptyLike(listAt(pointer)[0] ?? '')])}
      >
        {say.addItem(label)}
      </Button>
    ),
  };
}

/** A text to be edited in place: each part where it is shown. */
export function EditedText({ record, form, head, onDone }: EditedTextProps) {
  const edit = useEdit(record);
  const now = useLatest(edit);
  const [mayChange, allow] = useState(record.approved === null);
  const checks = useChecks(record, edit.output);
  const texts = new Map(textsOf(nodesOf(form, edit.output)).map(({ pointer, text }) => [pointer, text]));
  useKeys({ save: edit.save });
  return (
    <>
      <div className="middle">
        {head}
        <div className="measure stack">
          {!mayChange && (
            <Notice tone="warn" role="status">
              <p>{say.editApproved}</p>
              <Button small className="start" onClick={() => allow(true)}>
                {say.editAnyway}
              </Button>
            </Notice>
          )}
          {edit.theirs && <Conflict title={say.faster} edit={edit} changes={changedParts(form, edit.theirs.output, edit.output)} />}
          {edit.error && <ProblemNotice error={edit.error} onAgain={edit.save} />}
          <div className="row spread">
            <span className="small dim" role="status">
              {say[edit.state]}
            </span>
            <Button small onClick={onDone}>
              {say.done}
            </Button>
          </div>
        </div>
        <Sheet
          form={form}
          output={edit.output}
          language={record.language}
          label={say.edit}
          {...(mayChange && editorsOf(now, marksOf(found(checks), texts)))}
        />
      </div>
      <Verdict record={record} form={form} output={edit.output} checks={checks} />
    </>
  );
}
