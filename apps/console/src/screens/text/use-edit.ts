import type { Content } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useRecordEdit, type RecordEdit } from '../../data/use-record-edit.ts';
import { withValue } from '../../sheet/nodes.ts';

type Output = Readonly<Record<string, unknown>>;

export interface TextEdit extends Omit<RecordEdit<Content>, 'change'> {
  readonly output: Output;
  readonly change: (pointer: string, value: unknown) => void;
}

/** An edit of a text, by its parts. */
export function useEdit(record: Content): TextEdit {
  const edit = useRecordEdit(record, {
    noun: 'content',
    calls: useHandbill().content,
    fieldsOf: (output) => ({ output }),
    isStale: (call) => call === 'revisions',
  });
  const outputWith = (members: Output): Output => ({ ...(record.output as Output), ...members });
  return {
    ...edit,
    output: outputWith(edit.members),
    change(pointer, value) {
      const member = pointer.split('/')[1] ?? '';
      const changed = withValue(outputWith(edit.latest()), pointer, value) as Output;
      edit.change({ [member]: changed[member] });
    },
  };
}
