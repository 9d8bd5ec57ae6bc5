import type { RecordForm } from '@handbill/client/counting';
import type { FormProblem } from '@handbill/react';
import { formatList } from '../words/formats.ts';
import { words } from '../words/words.ts';
import { BriefField } from './brief-field.tsx';
import { controlKind, isCompound } from './control-kind.ts';
import { fieldsOf, isEmpty, type FormField, type Values } from './values.ts';

interface BriefFieldsProps {
  readonly form: RecordForm;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  readonly problem: FormProblem;
  readonly isTried: boolean;
  /** Whether the first field takes the focus. */
  readonly autoFocus?: boolean;
}

/** Fields of a line stand two beside each other; longer ones have their own row. */
const isWide = ({ schema }: FormField): boolean => ['area', 'lines', 'pairs', 'cards'].includes(controlKind(schema));
const isGroup = ({ schema }: FormField): boolean => isCompound(schema);

/** The fields of a kind of text: the required ones, those that make it better, and the rest under one line that names it. */
export function BriefFields({ form, values, onChange, problem, isTried, autoFocus = true }: BriefFieldsProps) {
  const { required, helpful, other } = fieldsOf(form);
  const first = required.find(({ schema }) => schema.enum === undefined)?.name;
  const draw = (field: FormField) => (
    <BriefField
      key={field.name}
      form={form}
      field={field}
      value={values[field.name]}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
      problem={problem}
      isTried={isTried}
      autoFocus={autoFocus && field.name === first}
    />
  );
  const inRows = (fields: readonly FormField[]) => {
    const short = fields.filter((field) => !isWide(field) && !isGroup(field));
    return (
      <>
        {fields.filter(isWide).map(draw)}
        {short.length > 0 && <div className="two">{short.map(draw)}</div>}
        {fields.filter(isGroup).map(draw)}
      </>
    );
  };
  const hasOther = other.some(({ name, pointer }) => !isEmpty(values[name]) || problem.message(pointer).children !== '');
  return (
    <>
      {required.map(draw)}
      {inRows(helpful)}
      {other.length > 0 && (
        <details open={hasOther || undefined}>
          <summary className="link">
            {words.brief.more(formatList(other.map(({ schema, name }) => (schema.title ?? name).toLowerCase())))}
          </summary>
          <div className="stack loose" style={{ paddingTop: 'var(--s-4)' }}>
            {inRows(other)}
          </div>
        </details>
      )}
    </>
  );
}
