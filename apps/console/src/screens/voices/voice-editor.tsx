import type { BrandVoice } from '@handbill/client';
import type { ContentForm, RecordForm } from '@handbill/client/counting';
import { useProblem } from '@handbill/react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Bones } from '../../components/bones.tsx';
import { Button } from '../../components/button.tsx';
import { Form } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useDeletion } from '../../data/use-deletion.ts';
import { useAllowed } from '../../data/use-me.ts';
import { BriefField } from '../../form/brief-field.tsx';
import { controlKind } from '../../form/control-kind.ts';
import { changedMembers } from '../../form/leaves.ts';
import { fieldsOf, isComplete } from '../../form/values.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { Conflict } from '../../sheet/conflict.tsx';
import { words } from '../../words/words.ts';
import { useUses, useVoice } from './use-voice.ts';

const { voices: say } = words;
const Sample = lazy(async () => ({ default: (await import('./sample.tsx')).Sample }));

/** Its name, how many texts use it, and the button that deletes it. */
function Head({ voice, mayWrite }: { readonly voice: BrandVoice; readonly mayWrite: boolean }) {
  const { id, name } = voice;
  const uses = useUses(id);
  const navigate = useNavigate();
  const remove = useDeletion('brandVoices');
  return (
    <div className="head">
      <div>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <span className="small dim num">{uses}</span>
      </div>
      {mayWrite && (
        <Button look="danger" icon="trash" onClick={() => remove(id, () => void navigate({ to: '/voices' }))}>
          {words.text.delete}
        </Button>
      )}
    </div>
  );
}

/** Why it was not saved, and the ways on. */
function Refusal({ edit, form }: { readonly edit: ReturnType<typeof useVoice>; readonly form: RecordForm }) {
  if (edit.error === null) return null;
  if (edit.error.code !== 'revision_mismatch') return <ProblemNotice error={edit.error} onAgain={edit.save} />;
  return <Conflict title={say.faster} edit={edit} changes={changedMembers(form, edit.stored, edit.values)} />;
}

interface VoiceEditorProps {
  readonly voice: BrandVoice | undefined;
  readonly form: RecordForm;
  readonly kinds: readonly ContentForm[];
}

/** The form of a voice, and beside it a text that is checked by it as it stands. */
export function VoiceEditor({ voice, form, kinds }: VoiceEditorProps) {
  const navigate = useNavigate();
  const mayWrite = useAllowed('content:write');
  const [isTried, setTried] = useState(false);
  const edit = useVoice(voice, form, (id) => void navigate({ to: '/voices/$id', params: { id }, replace: true }));
  const { required, other } = fieldsOf(form);
  const fields = [...required, ...other];
  const problem = useProblem(
    edit.error,
    fields.map(({ pointer }) => pointer),
  );
  const isWhole = isComplete(form, edit.values);
  const submit = () => {
    setTried(true);
    if (mayWrite && isWhole && !edit.isPending) edit.save();
  };
  useKeys({ save: submit, write: submit });
  return (
    <>
      {voice ? <Head voice={voice} mayWrite={mayWrite} /> : <h1>{say.new}</h1>}
      <div className="split">
        <Form className="stack loose" onSend={submit}>
          <Refusal edit={edit} form={form} />
          {fields.map((field) => (
            <fieldset key={field.name} disabled={!mayWrite && controlKind(field.schema) !== 'table'}>
              <BriefField
                form={form}
                field={field}
                value={edit.values[field.name]}
                onChange={(value) => edit.change({ ...edit.values, [field.name]: value })}
                problem={problem}
                isTried={isTried}
                isReadOnly={!mayWrite}
              />
            </fieldset>
          ))}
          {mayWrite && (
            <div className="row">
              <Button type="submit" look="main" busy={edit.isPending} shortcut={shortcutOf('save')}>
                {words.settings.save}
              </Button>
              <span className="small dim" role="status">
                {edit.isChanged && words.text.unsaved}
              </span>
            </div>
          )}
        </Form>
        <Suspense fallback={<Bones />}>
          <Sample voice={isWhole ? edit.fields : undefined} kinds={kinds} />
        </Suspense>
      </div>
    </>
  );
}
