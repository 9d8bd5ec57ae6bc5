import type { Page } from '@handbill/client';
import type { RecordForm as Form } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Card, Item } from '../../components/card.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Field } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useRecordForms } from '../../data/forms.ts';
import { tell } from '../../data/toasts.ts';
import { useMe } from '../../data/use-me.ts';
import { recordOf, valuesOf } from '../../form/values.ts';
import { formatAmount, formatDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { CreatedKeyDialog } from './created-key.tsx';
import { RecordForm } from './record-form.tsx';
import styles from './settings.module.css';

const { settings: say } = words;
type Listed = Awaited<ReturnType<ReturnType<typeof useHandbill>['workspaces']['list']['query']>>;
type Workspace = Listed extends Page<infer Item> ? Item : never;

/** What is lost with a workspace, before it is: its name is typed, so that no other one goes by mistake. */
function DeleteDialog({ record: { id, name }, onDone }: { readonly record: Workspace; readonly onDone: () => void }) {
  const { workspaces } = useHandbill();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    ...workspaces.delete.mutationOptions(),
    onSuccess: () => {
      tell(say.workspaceDeleted(name));
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['workspaces'] }),
  });
  const isSame = typed.trim() === name;
  return (
    <Dialog title={say.deleteTitle(name)} onClose={onDone}>
      <p>{say.deleteHint}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) remove.mutate({ id, name });
        }}
      >
        <Field label={say.typeName(name)}>
          {(control) => <input {...control} autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />}
        </Field>
        {remove.error && <ProblemNotice error={remove.error} />}
        <div className="row">
          <Button type="submit" look="danger" busy={remove.isPending} refusal={isSame ? undefined : say.typeName(name)}>
            {say.deleteWorkspace}
          </Button>
          <Button onClick={onDone}>{words.cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function EditForm({ form, record, onDone }: { readonly form: Form; readonly record: Workspace; readonly onDone: () => void }) {
  const { workspaces } = useHandbill();
  const queryClient = useQueryClient();
  const update = useMutation({
    ...workspaces.update.mutationOptions(),
    onSuccess: () => {
      for (const noun of ['workspaces', 'me', 'usage']) void queryClient.invalidateQueries({ queryKey: [noun] });
      tell(words.text.saved);
      onDone();
    },
  });
  return (
    <RecordForm
      form={form}
      values={valuesOf(form, record)}
      save={say.save}
      error={update.error}
      busy={update.isPending}
      onSave={(values) => update.mutate({ id: record.id, if_revision: record.revision, ...recordOf(form, values) })}
      onCancel={onDone}
    />
  );
}

function WorkspaceItem({ record, form }: { readonly record: Workspace; readonly form: Form | undefined }) {
  const me = useMe();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { id, name, created_at: created, monthly_token_cap: tokens, monthly_cost_cap: cost } = record;
  const isOwn = id === me?.workspace.id;
  const caps = [cost !== null && formatAmount(cost, 'USD'), tokens !== null && say.tokens(formatAmount(tokens, 'tokens'))].filter(Boolean);
  return (
    <li>
      <ul>
        <Item>
          <div className="grow">
            <p className="strong">
              <bdi>{name}</bdi>
            </p>
            <p className="small dim">{[say.since(formatDay(created)), ...caps.map((cap) => say.capOf(String(cap)))].join(' · ')}</p>
          </div>
          <span className="row tight">
            <Button small about={name} onClick={() => setOpen(open === 'edit' ? undefined : 'edit')}>
              {say.change}
            </Button>
            {isOwn ? (
              <span className="small dim">{say.thisOne}</span>
            ) : (
              <Button small look="danger" about={name} onClick={() => setOpen('delete')}>
                {words.text.delete}
              </Button>
            )}
          </span>
        </Item>
      </ul>
      {open === 'edit' && form && (
        <div className={styles['open']}>
          <EditForm form={form} record={record} onDone={() => setOpen(undefined)} />
        </div>
      )}
      {open === 'delete' && <DeleteDialog record={record} onDone={() => setOpen(undefined)} />}
    </li>
  );
}

function NewWorkspace({
  form,
  onMade,
  onCancel,
}: {
  readonly form: Form;
  readonly onMade: (name: string, secret: string) => void;
  readonly onCancel: () => void;
}) {
  const { workspaces } = useHandbill();
  const queryClient = useQueryClient();
  const { name } = form.schema.properties ?? {};
  const create = useMutation({
    ...workspaces.create.mutationOptions(),
    onSuccess: ({ name: made, key }) => {
      void queryClient.invalidateQueries({ queryKey: ['workspaces'] });
      if (key.key !== null) onMade(made, key.key);
    },
  });
  return (
    <RecordForm
      form={{ ...form, schema: { ...form.schema, properties: { ...(name && { name }) } } }}
      values={{}}
      save={say.makeWorkspace}
      error={create.error}
      busy={create.isPending}
      onSave={(values) => create.mutate({ name: String(values['name']) })}
      onCancel={onCancel}
    />
  );
}

/** The teams of this server. */
export function Workspaces() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    useHandbill().workspaces.list.infiniteOptions({ limit: 50 }),
  );
  const form = useRecordForms()?.EditedWorkspace;
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>();
  return (
    <div className="stack loose">
      <div className="row spread">
        <p className="dim grow">{say.workspacesHint}</p>
        {!isNew && (
          <Button look="main" icon="plus" onClick={() => setNew(true)}>
            {say.addWorkspace}
          </Button>
        )}
      </div>
      {isNew && form && (
        <Card title={say.addWorkspace}>
          <NewWorkspace
            form={form}
            onCancel={() => setNew(false)}
            onMade={(name, secret) => {
              setNew(false);
              setMade({ name, secret });
            }}
          />
        </Card>
      )}
      {made && <CreatedKeyDialog {...made} onDone={() => setMade(undefined)} />}
      {error && <ProblemNotice error={error} onAgain={() => void refetch()} />}
      <Card label={say.tabs.workspaces} flush>
        {data === undefined ? (
          <Bones rows={3} />
        ) : (
          <ul>{data.pages.flatMap((page) => page.data.map((record) => <WorkspaceItem key={record.id} record={record} form={form} />))}</ul>
        )}
      </Card>
      {hasNextPage && (
        <Button className="start" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.voices.more}
        </Button>
      )}
    </div>
  );
}
