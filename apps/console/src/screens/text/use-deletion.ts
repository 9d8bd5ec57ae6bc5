import type { Content } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queued } from '../../data/queued.ts';
import { tell } from '../../data/toasts.ts';
import { words } from '../../words/words.ts';

interface Ref {
  readonly id: string;
}

/** Brings a deleted text back. */
export function useRestore() {
  const queryClient = useQueryClient();
  return useMutation({
    ...queued<Ref, Content>(useHandbill().content.restore).mutationOptions(),
    onSuccess: (record) => {
      queryClient.setQueryData(['content', 'get', { id: record.id }], record);
      void queryClient.invalidateQueries({ queryKey: ['content'] });
      tell(words.undone);
    },
  });
}

/** Deletes a text at once; for ten seconds a press brings it back, and for thirty days it can be restored. */
export function useDeletion() {
  const restore = useRestore();
  const step = useStep<Ref, void>(queued<Ref, void>(useHandbill().content.delete), null);
  return (id: string, onGone: () => void) => {
    step.mutate({ id }, { onError: (error) => tell(error.detail, { isBad: true }) });
    onGone();
    tell(words.text.deleted, { undo: () => restore.mutate({ id }) });
  };
}
