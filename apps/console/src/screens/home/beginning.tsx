import type { ContentRequestInput } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Form, TextArea } from '../../components/field.tsx';
import { ProblemNotice } from '../../components/problem-notice.tsx';
import { useForms } from '../../data/forms.ts';
import { useMe } from '../../data/use-me.ts';
import { useSaving } from '../../data/use-saving.ts';
import { shortcutOf } from '../../keys/key-table.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';

const { home: say } = words;

/** The first day: one field, and the first text. It is of the first kind that needs nothing else. */
export function Beginning() {
  const { content } = useHandbill();
  const navigate = useNavigate();
  const writer = useMe()?.writer;
  const [value, setValue] = useState('');
  const form = useForms()?.find(({ schema }) => schema.required?.length === 1);
  const name = form?.schema.required?.[0] ?? '';
  const { mutate, isPending, error } = useSaving(content.generate, [], ({ id }) => void navigate({ to: '/texts/$id', params: { id } }));
  const write = () => {
    if (form && value.trim() !== '') mutate({ type: form.type, [name]: value, background: true } as unknown as ContentRequestInput);
  };
  useKeys({ write });
  return (
    <Card title={say.first}>
      <Form onSend={write}>
        {error && <ProblemNotice error={error} />}
        <TextArea
          label={form?.schema.properties?.[name]?.title ?? words.loading}
          hint={say.firstHint}
          rows={3}
          autoFocus
          value={value}
          onChange={setValue}
        />
        <Button type="submit" look="main" icon="pen" className="start" busy={isPending} shortcut={shortcutOf('write')}>
          {words.brief.write}
        </Button>
      </Form>
      {writer === 'sandbox' && <p className="small dim">{say.sandbox}</p>}
      <p className="small dim">{say.step}</p>
    </Card>
  );
}
