import type { ContentForm } from '@handbill/client/counting';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Form, Select, TextArea } from '../../components/field.tsx';
import type { Said } from '../../data/use-approval.ts';
import { nodesOf, textsOf } from '../../sheet/nodes.ts';
import { words } from '../../words/words.ts';
import { useSelectedWords } from './use-selected-words.ts';

const { comments: say } = words;
/** Characters of a part that tell it from others with the same label. */
const shown = 40;

interface CommentFormProps {
  readonly form: ContentForm;
  readonly output: unknown;
  readonly isBusy?: boolean;
  readonly onSay: (said: Said) => void;
}

/** A comment on the whole text, on a part of it, or on the words that are selected. It is empty again when it has another `key`. */
export function CommentForm({ form, output, isBusy = false, onSay }: CommentFormProps) {
  const [text, setText] = useState('');
  const [pointer, setPointer] = useState('');
  const [selected, drop] = useSelectedWords();
  const parts = textsOf(nodesOf(form, output)).filter((part) => part.text !== '');
  const send = () => {
    const place = selected ?? { pointer: pointer === '' ? null : pointer, span: null };
    if (text.trim() !== '') onSay({ pointer: place.pointer, span: place.span, text: text.trim() });
  };
  return (
    <Form onSend={send}>
      {selected ? (
        <p className="row small nowrap">
          <q className="cut grow" dir="auto">
            {selected.excerpt}
          </q>
          <Button small look="quiet" icon="x" about={say.dropWords} onClick={drop} />
        </p>
      ) : (
        <Select
          label={say.about}
          hint={say.words}
          value={pointer}
          onChange={setPointer}
          options={[
            { value: '', label: say.whole },
            ...parts.map((part) => ({ value: part.pointer, label: `${part.part.label}: ${part.text.slice(0, shown)}` })),
          ]}
        />
      )}
      <TextArea label={say.write} rows={2} maxLength={2_000} value={text} onChange={setText} />
      <Button small type="submit" className="start" busy={isBusy}>
        {say.add}
      </Button>
    </Form>
  );
}
