import type { Publication } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form, TextField } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { showToast } from '../../data/toasts.ts';
import { planned, useSaving } from '../../data/use-saving.ts';
import { nowIn } from '../../plan/days.ts';
import { words } from '../../words/words.ts';
import { instantAt } from '@handbill/client/campaign-forms';

const { calendar: say } = words;
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Says that a text is out: where, and when by the reader's clocks. Shown once the server has it. */
export function MarkPublished({ publication: { id }, onClose }: { readonly publication: Publication; readonly onClose: () => void }) {
  const [url, setUrl] = useState('');
  const [at, setAt] = useState(() => nowIn(zone));
  const { mutate, isPending, error } = useSaving(useHandbill().publications.markPublished, planned, () => {
    showToast(say.done.published);
    onClose();
  });
  const send = () => {
    if (!isPending && at !== '') mutate({ id, at: instantAt(at, zone).at, ...(url !== '' && { url }) });
  };
  return (
    <Form onSend={send}>
      <TextField label={say.address} hint={say.addressHint} type="url" autoFocus value={url} onChange={setUrl} />
      <TextField label={say.publishedAt} hint={zone} type="datetime-local" value={at} onChange={setAt} />
      {error && <ProblemNotice error={error} />}
      <Button type="submit" look="main" icon="check" className="start" busy={isPending}>
        {say.steps.mark_published}
      </Button>
    </Form>
  );
}
