import { TextArea } from '../../components/field.tsx';
import { words } from '../../words/words.ts';

/** A note that goes along when the text is submitted, for who opens it: without one, nothing more is to be pressed. */
export const SubmitNote = ({ note, onNote }: { readonly note: string; readonly onNote: (note: string) => void }) => (
  <details className="small">
    <summary className="link">{words.text.addNote}</summary>
    <TextArea label={words.text.submitNote} rows={2} maxLength={2_000} value={note} onChange={onNote} />
  </details>
);
