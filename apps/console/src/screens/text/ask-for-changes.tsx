import type { Content } from '@handbill/client';
import type { ContentForm } from '@handbill/client/counting';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer, Button } from '../../components/button.tsx';
import { TextArea } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useApprovalStep, type Said } from '../../data/use-approval.ts';
import { partLabel } from '../../form/limit-words.ts';
import { words } from '../../words/words.ts';
import { CommentForm } from './comment-form.tsx';

const { text: say, comments } = words;

interface AskForChangesProps {
  readonly record: Content;
  readonly form: ContentForm;
  readonly onDone: () => void;
}

/** Sends a text back with a note and with comments: all are stored with the step, or none. */
export function AskForChanges({ record: { id, output }, form, onDone }: AskForChangesProps) {
  const [note, setNote] = useState('');
  const [said, setSaid] = useState<readonly Said[]>([]);
  const queryClient = useQueryClient();
  const ask = useApprovalStep('request_changes', id);
  const send = () => {
    const onSuccess = () => {
      void queryClient.invalidateQueries({ queryKey: ['comments'] });
      onDone();
    };
    ask.mutate({ id, note: note.trim() === '' ? null : note.trim(), comments: said }, { onSuccess });
  };
  return (
    <section className="stack" aria-label={say.askForChanges}>
      <h2>{say.askForChanges}</h2>
      <TextArea label={say.note} hint={say.noteHint} autoFocus rows={3} maxLength={2_000} value={note} onChange={setNote} />
      {said.length > 0 && (
        <ul className="stack tight small">
          {said.map((comment, at) => (
            <li key={`${comment.pointer ?? ''} ${comment.text}`} className="row nowrap">
              <span className="grow typed" dir="auto">
                {comment.pointer !== null && <b>{partLabel(form, comment.pointer)}: </b>}
                {comment.text}
              </span>
              <Button small look="quiet" icon="x" about={comments.drop} onClick={() => setSaid(said.toSpliced(at, 1))} />
            </li>
          ))}
        </ul>
      )}
      <CommentForm key={said.length} form={form} output={output} onSay={(comment) => setSaid([...said, comment])} />
      {ask.error && <ProblemNotice error={ask.error} />}
      <Answer look="main" icon="pen" busy={ask.isPending} onClick={send} onCancel={onDone} cancelLook="quiet">
        {say.sendBack}
      </Answer>
    </section>
  );
}
