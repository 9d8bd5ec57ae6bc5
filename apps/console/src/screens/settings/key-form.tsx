import type { CreateKeyInput, Key } from '@handbill/client';
import type { RecordForm as Form } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recordOf, valuesOf } from '../../form/values.ts';
import { tell } from '../../data/toasts.ts';
import { words } from '../../words/words.ts';
import { RecordForm } from './record-form.tsx';
import { ScopeMatrix } from './scope-matrix.tsx';

const { settings: say } = words;

/** A new key. It is not shown before the server has made it. */
export function NewKeyForm({
  form,
  onMade,
  onCancel,
}: {
  readonly form: Form;
  readonly onMade: (key: { readonly name: string; readonly secret: string }) => void;
  readonly onCancel: () => void;
}) {
  const { keys } = useHandbill();
  const queryClient = useQueryClient();
  const create = useMutation({
    ...keys.create.mutationOptions(),
    onSuccess: ({ name, key }) => {
      void queryClient.invalidateQueries({ queryKey: ['keys'] });
      if (key !== null) onMade({ name, secret: key });
    },
  });
  return (
    <RecordForm
      form={form}
      values={{}}
      save={say.makeKey}
      error={create.error}
      busy={create.isPending}
      onSave={(values) => {
        // What is left out is as in the key of this session, whose end would be the new one's.
        create.mutate({ ...recordOf(form, values), expires_at: values['expires_at'] ?? null } as unknown as CreateKeyInput);
      }}
      onCancel={onCancel}
      draw={({ name, schema }, value, onChange, wrong, id) =>
        name === 'scopes' ? (
          <ScopeMatrix schema={schema} value={(value ?? []) as readonly string[]} onChange={onChange} wrong={wrong} id={id} />
        ) : undefined
      }
    />
  );
}

/** What can be changed of a key: all but its scopes. */
export function EditKeyForm({ form, record, onDone }: { readonly form: Form; readonly record: Key; readonly onDone: () => void }) {
  const { keys } = useHandbill();
  const queryClient = useQueryClient();
  const { scopes: _, ...properties } = form.schema.properties ?? {};
  const editable: Form = { ...form, schema: { ...form.schema, properties, required: ['name'] } };
  const update = useMutation({
    ...keys.update.mutationOptions(),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: ['keys'] });
      void queryClient.invalidateQueries({ queryKey: ['usage', 'caps'] });
      tell(words.text.saved);
      onDone();
    },
  });
  return (
    <RecordForm
      form={editable}
      values={valuesOf(editable, record)}
      save={say.save}
      error={update.error}
      busy={update.isPending}
      onSave={(values) => update.mutate({ id: record.id, if_revision: record.revision, ...recordOf(editable, values) })}
      onCancel={onDone}
    />
  );
}
