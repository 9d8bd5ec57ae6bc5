import type { CreateKeyInput, Key } from '@handbill/client';
import type { RecordForm as Form } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useQuery } from '@tanstack/react-query';
import { useRecordForms } from '../../data/forms.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { filledOf } from '../../form/values.ts';
import { words } from '../../words/words.ts';
import { EditedRecord, RecordForm } from './record-form.tsx';
import type { Made } from './record-list.tsx';
import { ScopeMatrix } from './scope-matrix.tsx';

const { settings: say } = words;

interface NewKeyFormProps {
  readonly form: Form;
  readonly onMade: (made: Made) => void;
  readonly onCancel: () => void;
}

/** A new key. An empty field is as in the key that signed in. */
export function NewKeyForm({ form, onMade, onCancel }: NewKeyFormProps) {
  const create = useSaving(useHandbill().keys.create, ['keys'], ({ name, key }) => onMade({ name, secret: key }));
  return (
    <RecordForm
      form={form}
      values={{}}
      save={say.makeKey}
      saving={create}
      onSave={(values) => create.mutate(filledOf(form, values) as CreateKeyInput)}
      onCancel={onCancel}
      draw={({ name, schema }, value, onChange, wrong, id) =>
        name === 'scopes' ? (
          <ScopeMatrix schema={schema} value={(value ?? []) as readonly string[]} onChange={onChange} wrong={wrong} id={id} />
        ) : undefined
      }
    />
  );
}

/** The editable fields of a key: all but its scopes. */
export function EditKeyForm({ form, record, onDone }: { readonly form: Form; readonly record: Key; readonly onDone: () => void }) {
  const { scopes: _, ...properties } = form.schema.properties ?? {};
  const editable: Form = { ...form, schema: { ...form.schema, properties, required: ['name'] } };
  return <EditedRecord form={editable} record={record} update={useHandbill().keys.update} nouns={['keys', 'usage']} onDone={onDone} />;
}

/** The form of keys, in which models are chosen among those that there are. */
export function useKeyForm(): Form | undefined {
  const form = useRecordForms()?.CreateKey;
  const listed = useQuery({ ...useHandbill().models.list.queryOptions(), enabled: useAllowed('content:read') }).data?.data;
  const { models, ...properties } = form?.schema.properties ?? {};
  if (form === undefined || models === undefined || listed === undefined) return form;
  const choice = { ...models, items: { ...models.items, enum: listed.map(({ name }) => name) } };
  return { ...form, schema: { ...form.schema, properties: { ...properties, models: choice } } };
}
