import { isHandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import styles from '../../components/list.module.css';
import { tell } from '../../data/toasts.ts';
import { useKeys } from '../../keys/use-keys.ts';
import { words } from '../../words/words.ts';

const { library: say } = words;

interface BulkBarProps {
  readonly ids: readonly string[];
  /** What is deleted can be brought back, and nothing else. */
  readonly isDeleted: boolean;
  /** Those that were refused stay chosen. */
  readonly onDone: (refused: readonly string[]) => void;
}

interface Step {
  readonly run: (id: string) => Promise<unknown>;
  readonly done: (count: number) => string;
  readonly undo?: (id: string) => Promise<unknown>;
}

interface Refused {
  readonly id: string;
  readonly why: string;
}

/** One after the other: each is a change of its own, and some may be refused. */
async function runAll(ids: readonly string[], run: Step['run']): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  for (const id of ids)
    // oxlint-disable-next-line no-await-in-loop -- not all at once: limits count calls
    await run(id).catch((error: unknown) => refused.push({ id, why: isHandbillError(error) ? error.detail : String(error) }));
  return refused;
}

/** What can be done with the chosen texts. */
export function BulkBar({ ids, isDeleted, onDone }: BulkBarProps) {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const [tag, setTag] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ run, done, undo }: Step) => {
      const refused = await runAll(ids, run);
      const changed = ids.filter((id) => !refused.some((each) => each.id === id));
      const back = undo && (() => void runAll(changed, undo).then(() => queryClient.invalidateQueries({ queryKey: ['content'] })));
      if (changed.length > 0) tell(done(changed.length), { undo: back });
      if (refused.length > 0) tell(`${say.refused(refused.length)} ${refused[0]?.why ?? ''}`, { isBad: true });
      onDone(refused.map(({ id }) => id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
  const approve = () => mutate({ run: (id) => content.approve.mutate({ id }), done: say.approvedCount });
  const remove = () =>
    mutate({ run: (id) => content.delete.mutate({ id }), done: say.deletedCount, undo: (id) => content.restore.mutate({ id }) });
  const addTag = async (id: string) => {
    const { tags } = await content.get.query({ id });
    await content.update.mutate({ id, tags: [...new Set([...tags, tag.trim()])] });
  };
  const restore = () => mutate({ run: (id) => content.restore.mutate({ id }), done: say.restoredCount });
  useKeys({ ...(!isDeleted && { approve }), back: () => onDone([]) });
  if (isDeleted)
    return (
      <div className={styles['bulk']} role="toolbar" aria-label={say.chosenLabel}>
        <b className="num">{say.chosen(ids.length)}</b>
        <Button small look="main" busy={isPending} onClick={restore}>
          {words.text.restore}
        </Button>
        <Button small look="quiet" icon="x" about={say.chooseNone} onClick={() => onDone([])} />
      </div>
    );
  return (
    <div className={styles['bulk']} role="toolbar" aria-label={say.chosenLabel}>
      <b className="num">{say.chosen(ids.length)}</b>
      <Button small look="main" busy={isPending} onClick={approve}>
        {words.home.approve}
      </Button>
      <form
        className="row tight"
        onSubmit={(event) => {
          event.preventDefault();
          if (tag.trim() !== '') mutate({ run: addTag, done: say.taggedCount });
        }}
      >
        <input aria-label={say.tagLabel} maxLength={50} value={tag} onChange={({ target }) => setTag(target.value)} />
        <Button small type="submit" icon="tag" busy={isPending}>
          {say.tag}
        </Button>
      </form>
      <Button small look="danger" icon="trash" busy={isPending} onClick={remove}>
        {words.text.delete}
      </Button>
      <Button small look="quiet" icon="x" about={say.chooseNone} onClick={() => onDone([])} />
    </div>
  );
}
