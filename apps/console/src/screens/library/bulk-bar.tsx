import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import styles from '../../components/list.module.css';
import { Form } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { useApprovalRights } from '../../data/use-approval.ts';
import { useAllowed } from '../../data/use-me.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { formatNumber } from '../../words/formats.ts';
import { words } from '../../words/words.ts';
import { useBulk, type Chosen } from './use-bulk.ts';

const { library: say } = words;

interface BulkBarProps {
  readonly texts: readonly Chosen[];
  /** A deleted text can be brought back, and nothing else. */
  readonly isDeleted: boolean;
  /** Those that were refused stay chosen. */
  readonly onDone: (refused: readonly string[]) => void;
  /** The button that chooses more. */
  readonly children: ReactNode;
}

function TagForm({ busy, onTag }: { readonly busy: boolean; readonly onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  return (
    <Form className="row tight" onSend={() => tag.trim() !== '' && onTag(tag.trim())}>
      <input aria-label={say.tagLabel} maxLength={50} value={tag} onChange={({ target }) => setTag(target.value)} />
      <Button small type="submit" icon="tag" busy={busy}>
        {say.tag}
      </Button>
    </Form>
  );
}

/** The number of refused texts that are named. */
const maxNamed = 20;

/** The refused texts with their reasons. */
const Refused = ({ refused }: Pick<ReturnType<typeof useBulk>, 'refused'>) => (
  <div className={styles['refused']}>
    <Notice tone="warn" role="alert">
      <b>{say.refused(refused.length)}</b>
      <ul className="stack tight small">
        {refused.slice(0, maxNamed).map(({ id, name, why }) => (
          <li key={id}>
            <bdi className="strong">{name}</bdi> <span lang="en">{why}</span>
          </li>
        ))}
        {refused.length > maxNamed && <li>{say.furtherRefused(formatNumber(refused.length - maxNamed))}</li>}
      </ul>
    </Notice>
  </div>
);

/** The steps for the chosen texts. */
export function BulkBar({ texts, isDeleted, onDone, children }: BulkBarProps) {
  const { mutate, isPending, refused } = useBulk(onDone);
  const mayWrite = useAllowed('content:write');
  const { mayApprove, maySubmit } = useApprovalRights();
  const submit = !isDeleted && maySubmit ? () => mutate({ texts, action: 'submit' }) : undefined;
  const approve = !isDeleted && mayApprove ? () => mutate({ texts, action: 'approve' }) : undefined;
  useKeys({ submit, approve, back: () => onDone([]) });
  return (
    <div className={styles['bulk']} role="toolbar" aria-label={say.chosenLabel}>
      {refused.length > 0 && <Refused refused={refused} />}
      <b className="num">{say.chosen(texts.length)}</b>
      {children}
      {submit && (
        <Button small {...(!approve && { look: 'main' })} icon="send" busy={isPending} onClick={submit}>
          {words.keys.submit}
        </Button>
      )}
      {approve && (
        <Button small look="main" busy={isPending} onClick={approve}>
          {words.text.approve}
        </Button>
      )}
      {isDeleted && (
        <Button small look="main" busy={isPending} onClick={() => mutate({ texts, action: 'restore' })}>
          {words.text.restore}
        </Button>
      )}
      {!isDeleted && mayWrite && (
        <>
          <TagForm busy={isPending} onTag={(tag) => mutate({ texts, action: 'tag', tag })} />
          <Button small look="danger" icon="trash" busy={isPending} onClick={() => mutate({ texts, action: 'delete' })}>
            {words.text.delete}
          </Button>
        </>
      )}
      <Button small look="quiet" icon="x" about={say.chooseNone} onClick={() => onDone([])} />
    </div>
  );
}
