import type { Page } from '@handbill/client';
import type { RecordForm as RecordSchema } from '@handbill/client/counting';
import { useHandbill } from '@handbill/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Answer } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useRecordForms } from '../../data/forms.ts';
import { showToast } from '../../data/toasts.ts';
import { base } from '../../data/base.ts';
import { useMe } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { formatAmount, formatDay } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { EditedRecord, RecordForm } from './record-form.tsx';
import { RecordItem, RecordList, type Made } from './record-list.tsx';
import styles from './settings.module.css';

const { settings: say } = words;
type Listed = Awaited<ReturnType<ReturnType<typeof useHandbill>['workspaces']['list']['query']>>;
type Workspace = Listed extends Page<infer Item> ? Item : never;

interface OfWorkspace {
  readonly record: Workspace;
  readonly onDone: () => void;
}

/** Names the records that are lost with a workspace, before they are: its name is typed, so that no other one goes by mistake. */
function DeleteDialog({ record: { id, name }, onDone }: OfWorkspace) {
  const [typed, setTyped] = useState('');
  const remove = useSaving(useHandbill().workspaces.delete, ['workspaces'], () => {
    showToast(say.workspaceDeleted(name));
    onDone();
  });
  const isSame = typed.trim() === name;
  return (
    <Dialog title={say.deleteTitle(name)} onClose={onDone}>
      <p>{say.deleteHint}</p>
      <Form onSend={() => isSame && remove.mutate({ id, name })}>
        <TextField label={say.typeName(name)} autoComplete="off" value={typed} onChange={setTyped} />
        {remove.error && <ProblemNotice error={remove.error} />}
        <Answer type="submit" look="danger" busy={remove.isPending} refusal={isSame ? undefined : say.typeName(name)} onCancel={onDone}>
          {say.deleteWorkspace}
        </Answer>
      </Form>
    </Dialog>
  );
}

interface NewWorkspaceProps {
  readonly form: RecordSchema;
  readonly onMade: (made: Made) => void;
  readonly onCancel: () => void;
}

/** A new workspace: its name, all else is changed afterwards. */
function NewWorkspace({ form, onMade, onCancel }: NewWorkspaceProps) {
  const { name } = form.schema.properties ?? {};
  const create = useSaving(useHandbill().workspaces.create, ['workspaces'], ({ name: made, key }) =>
    onMade({ name: made, secret: key.key }),
  );
  return (
    <RecordForm
      form={{ ...form, schema: { ...form.schema, properties: { ...(name && { name }) } } }}
      values={{}}
      save={say.makeWorkspace}
      saving={create}
      onSave={(values) => create.mutate({ name: String(values['name']) })}
      onCancel={onCancel}
    />
  );
}

function factsOf({ created_at: created, monthly_token_cap: tokens, monthly_cost_cap: cost }: Workspace): string {
  const caps = [cost !== null && formatAmount(cost, 'USD'), tokens !== null && say.tokens(formatAmount(tokens, 'tokens'))];
  return [say.since(formatDay(created)), ...caps.flatMap((cap) => (cap === false ? [] : [say.capOf(cap)]))].join(' · ');
}

/** The teams of this server. */
export function Workspaces() {
  const me = useMe();
  const { list: all, update } = useHandbill().workspaces;
  const list = useInfiniteQuery(all.infiniteOptions({ limit: 50 }));
  const form = useRecordForms()?.EditedWorkspace;
  return (
    <RecordList<Workspace>
      label={say.tabs.workspaces}
      hint={say.workspacesHint}
      add={say.addWorkspace}
      list={list}
      form={(onMade, onCancel) => (form ? <NewWorkspace form={form} onMade={onMade} onCancel={onCancel} /> : <Bones />)}
      draw={(record) => (
        <RecordItem
          key={record.id}
          name={record.name}
          lines={[factsOf(record)]}
          mayChange
          form={(onDone) =>
            form ? (
              <EditedRecord form={form} record={record} update={update} nouns={['workspaces', 'me', 'usage']} onDone={onDone} />
            ) : (
              <Bones />
            )
          }
          end={words.text.delete}
          // The one of this session stays.
          dialog={record.id === me?.workspace.id ? undefined : (onDone) => <DeleteDialog record={record} onDone={onDone} />}
        >
          <p className={styles['open']}>
            <a className="link small" href={`${base}/v1/workspaces/${record.id}/export`} download={`${record.name}.jsonl`}>
              {say.exportAll}
              <span className="vh"> {record.name}</span>
            </a>
          </p>
        </RecordItem>
      )}
    />
  );
}
