import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.tsx';
import styles from '../../components/list.module.css';
import { tell } from '../../data/toasts.ts';
import { useApproval } from '../../data/use-approval.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';

const { library: say } = words;

interface BulkBarProps {
  readonly ids: readonly string[];
  /** What is deleted can be brought back, and nothing else. */
  readonly isDeleted: boolean;
  /** Those that were refused stay chosen. */
  readonly onDone: (refused: readonly string[]) => void;
  /** What chooses more. */
  readonly children: ReactNode;
}

const done = { delete: say.deletedCount, restore: say.restoredCount, tag: say.taggedCount };
/** As many as one call takes. */
const most = 100;

/** Changes the chosen texts; each is a change of its own, and some may be refused. */
function useBulk(onDone: BulkBarProps['onDone']) {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: async ({ ids, ...change }: { ids: readonly string[]; action: keyof typeof done; tag?: string }) => {
      const answers = [];
      for (let at = 0; at < ids.length; at += most)
        // oxlint-disable-next-line no-await-in-loop -- one after the other: limits count calls
        answers.push(...(await content.bulk.mutate({ ...change, items: ids.slice(at, at + most).map((id) => ({ id })) })).data);
      return answers;
    },
    onSuccess: (answers, { action }) => {
      const changed = answers.flatMap(({ id, ok }) => (ok ? [id] : []));
      const refused = answers.filter(({ ok }) => !ok);
      const undo = action === 'delete' ? () => run.mutate({ ids: changed, action: 'restore' }) : undefined;
      if (changed.length > 0) tell(done[action](changed.length), { undo });
      if (refused.length > 0) tell(`${say.refused(refused.length)} ${refused[0]?.problem?.detail ?? ''}`, { isBad: true });
      onDone(refused.map(({ id }) => id));
    },
    onError: ({ message }) => tell(message, { isBad: true }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
  return run;
}

function TagForm({ busy, onTag }: { readonly busy: boolean; readonly onTag: (tag: string) => void }) {
  const [tag, setTag] = useState('');
  return (
    <form
      className="row tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (tag.trim() !== '') onTag(tag.trim());
      }}
    >
      <input aria-label={say.tagLabel} maxLength={50} value={tag} onChange={({ target }) => setTag(target.value)} />
      <Button small type="submit" icon="tag" busy={busy}>
        {say.tag}
      </Button>
    </form>
  );
}

/** What can be done with the chosen texts. */
export function BulkBar({ ids, isDeleted, onDone, children }: BulkBarProps) {
  const { mutate, isPending } = useBulk(onDone);
  const { approve } = useApproval();
  const approveAll = () => {
    for (const id of ids) approve(id);
    tell(say.approvedCount(ids.length));
    onDone([]);
  };
  const [main, act] = isDeleted ? [words.text.restore, () => mutate({ ids, action: 'restore' })] : [words.home.approve, approveAll];
  useKeys({ ...(!isDeleted && { approve: approveAll }), back: () => onDone([]) });
  return (
    <div className={styles['bulk']} role="toolbar" aria-label={say.chosenLabel}>
      <b className="num">{say.chosen(ids.length)}</b>
      {children}
      <Button small look="main" busy={isPending} onClick={act}>
        {main}
      </Button>
      {!isDeleted && (
        <>
          <TagForm busy={isPending} onTag={(tag) => mutate({ ids, action: 'tag', tag })} />
          <Button small look="danger" icon="trash" busy={isPending} onClick={() => mutate({ ids, action: 'delete' })}>
            {words.text.delete}
          </Button>
        </>
      )}
      <Button small look="quiet" icon="x" about={say.chooseNone} onClick={() => onDone([])} />
    </div>
  );
}
