import type { HandbillError } from '@handbill/client';
import type { RecordForm as RecordSchema } from '@handbill/client/counting';
import { useProblem, type MutationOptions } from '@handbill/react';
import { useState, type ReactNode } from 'react';
import { Answer } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { useSaving } from '../../data/use-saving.ts';
import { BriefField } from '../../form/brief-field.tsx';
import { fieldsOf, isComplete, recordOf, valuesOf, type FormField, type Values } from '../../form/values.ts';
import { words } from '../../words/words.ts';

interface RecordFormProps {
  readonly form: RecordSchema;
  readonly values: Values;
  readonly save: string;
  readonly saving: { readonly error: HandbillError | null; readonly isPending: boolean };
  readonly onSave: (values: Values) => void;
  readonly onCancel: () => void;
  /** A field with a control of its own. */
  readonly draw?: (
    field: FormField,
    value: unknown,
    onChange: (value: unknown) => void,
    wrong: string | undefined,
    id: string,
  ) => ReactNode;
}

interface EditedRecordProps<In> extends Pick<RecordFormProps, 'form'> {
  readonly record: { readonly id: string; readonly revision: number };
  readonly update: { readonly mutationOptions: () => MutationOptions<In, unknown> };
  /** The nouns that it may change besides. */
  readonly nouns: readonly string[];
  readonly onDone: () => void;
}

/** A record that is changed in its form, unless someone else was faster. */
export function EditedRecord<In>({ form, record, update, nouns, onDone }: EditedRecordProps<In>) {
  const saving = useSaving(update, nouns, () => {
    showToast(words.text.saved);
    onDone();
  });
  return (
    <RecordForm
      form={form}
      values={valuesOf(form, record)}
      save={words.settings.save}
      saving={saving}
      onSave={(values) => saving.mutate({ id: record.id, if_revision: record.revision, ...recordOf(form, values) } as In)}
      onCancel={onDone}
    />
  );
}

/** The fields of a record, by its schema, with the server's faults. */
export function RecordForm({ form, values: first, save, saving: { error, isPending }, onSave, onCancel, draw }: RecordFormProps) {
  const [values, setValues] = useState(first);
  const [isTried, setTried] = useState(false);
  const { required, other } = fieldsOf(form);
  const fields = [...required, ...other];
  const problem = useProblem(
    error,
    fields.map(({ pointer }) => pointer),
  );
  const send = () => {
    setTried(true);
    if (isComplete(form, values) && !isPending) onSave(values);
  };
  return (
    <Form onSend={send}>
      {error && (error.code !== 'invalid_request' || problem.summary.some(({ fieldId }) => fieldId === undefined)) && (
        <ProblemNotice error={error} />
      )}
      {fields.map((field) => {
        const { name, pointer } = field;
        const onChange = (value: unknown) => setValues({ ...values, [name]: value });
        const isMissing = isTried && field.isRequired && !isComplete({ schema: { required: [name] } }, values);
        const wrong = problem.message(pointer).children || (isMissing ? words.brief.required : undefined);
        const own = draw?.(field, values[name], onChange, wrong, problem.field(pointer).id);
        return own === undefined ? (
          <BriefField key={name} form={form} field={field} value={values[name]} onChange={onChange} problem={problem} isTried={isTried} />
        ) : (
          <div key={name}>{own}</div>
        );
      })}
      <Answer type="submit" look="main" busy={isPending} onCancel={onCancel}>
        {save}
      </Answer>
    </Form>
  );
}
