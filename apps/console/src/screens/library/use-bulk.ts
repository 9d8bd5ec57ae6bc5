import type { ContentSummary } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showRefusal, showToast } from '../../data/toasts.ts';
import { asWords } from '../../words/formats.ts';
import { words } from '../../words/words.ts';

const { library: say } = words;
const done = {
  submit: say.submittedCount,
  withdraw: say.withdrawnCount,
  approve: say.approvedCount,
  delete: say.deletedCount,
  restore: say.restoredCount,
  tag: say.taggedCount,
};
const undoneBy = new Map<BulkAction, BulkAction>([
  ['delete', 'restore'],
  ['submit', 'withdraw'],
]);
/** The number of texts that one call takes. */
const most = 100;

type BulkAction = keyof typeof done;
export type Chosen = Pick<ContentSummary, 'id' | 'hash' | 'title' | 'type'>;

interface Change {
  readonly texts: readonly Chosen[];
  readonly action: BulkAction;
  readonly tag?: string;
}

/** Changes the chosen texts; each is a change of its own, and some may be refused. */
export function useBulk(onDone: (refused: readonly string[]) => void) {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const run = useMutation({
    mutationFn: async ({ texts, ...change }: Change) => {
      const answers = [];
      for (let at = 0; at < texts.length; at += most) {
        const items = texts.slice(at, at + most).map(({ id, hash }) => ({ id, hash }));
        // oxlint-disable-next-line no-await-in-loop -- one after the other: limits count calls
        answers.push(...(await content.bulk.mutate({ ...change, items })).data);
      }
      return answers;
    },
    onSuccess: (answers, { texts, action }) => {
      const changed = new Set(answers.flatMap(({ id, ok }) => (ok ? [id] : [])));
      const back = undoneBy.get(action);
      const undo = back && (() => run.mutate({ texts: texts.filter(({ id }) => changed.has(id)), action: back }));
      if (changed.size > 0) showToast(done[action](changed.size), { undo });
      onDone(answers.flatMap(({ id, ok }) => (ok ? [] : [id])));
    },
    onError: showRefusal,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['content'] }),
  });
  const named = new Map(run.variables?.texts.map(({ id, title, type }) => [id, title || asWords(type)]));
  return {
    ...run,
    refused: (run.data ?? []).flatMap(({ id, problem }) =>
      problem === null ? [] : [{ id, name: named.get(id) ?? id, why: problem.detail }],
    ),
  };
}
