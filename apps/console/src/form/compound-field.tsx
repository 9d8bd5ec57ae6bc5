import type { FormProblem } from '@handbill/react';
import type { ComponentType } from 'react';
import styles from '../components/radio-cards.module.css';
import type { BriefFieldProps } from './brief-field.tsx';
import { Choices } from './choices.tsx';
import { controlKind, type ControlKind } from './control-kind.ts';
import { Group } from './group.tsx';
import { Passages, Records } from './entry-list.tsx';
import { RowsTable } from './rows-table.tsx';

export interface CompoundProps extends Omit<BriefFieldProps, 'autoFocus'> {
  /** Draws the fields in it: handed down, since they may have fields in them as well. */
  readonly Field: ComponentType<BriefFieldProps>;
}

/** The controls of values that have members or entries of their own. */
const controls: Readonly<Partial<Record<ControlKind, ComponentType<CompoundProps>>>> = {
  choices: Choices,
  passages: Passages,
  group: Group,
  records: Records,
  table: RowsTable,
};

/** The server's faults in it: an entry is named by its number. */
const faultsIn = ({ summary }: FormProblem, pointer: string): string =>
  summary
    .filter((fault) => `${fault.pointer}/`.startsWith(`${pointer}/`))
    .map((fault) => {
      const at = /^\/(\d+)/.exec(fault.pointer.slice(pointer.length))?.[1];
      return at === undefined ? fault.message : `${Number(at) + 1}: ${fault.message}`;
    })
    .join('; ');

/** A field with controls of its own in it. */
export function CompoundField({ id, hint, ...props }: CompoundProps & { readonly id: string; readonly hint: string | undefined }) {
  const { field, problem } = props;
  const Control = controls[controlKind(field.schema)] ?? Group;
  const wrong = faultsIn(problem, field.pointer);
  return (
    <fieldset className="stack tight" id={id} tabIndex={-1}>
      <legend className={styles['legend']}>
        {field.schema.title ?? field.name}
        {field.isRequired && ' *'}
      </legend>
      {hint !== undefined && <p className="small dimmer">{hint}</p>}
      <Control {...props} />
      {wrong !== '' && (
        <p className="small bad" lang="en">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}
