import { useHandbill, useStep } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { words } from '../words/words.ts';
import { queued } from './queued.ts';
import { showRefusal, showToast } from './toasts.ts';

interface Ref {
  readonly id: string;
}

const wordsOf = { content: 'text', campaigns: 'campaign', brandVoices: 'voices' } as const;
export type Noun = keyof typeof wordsOf;

/** Brings a deleted record back. */
export function useRestore(noun: Noun) {
  const queryClient = useQueryClient();
  return useMutation({
    ...queued<Ref, Ref>(useHandbill()[noun].restore).mutationOptions(),
    onSuccess: (record) => {
      queryClient.setQueryData([noun, 'get', { id: record.id }], record);
      void queryClient.invalidateQueries({ queryKey: [noun] });
      showToast(words.undone);
    },
    onError: showRefusal,
  });
}

/** Deletes a record at once; for ten seconds a press brings it back, and for thirty days it can be restored. */
export function useDeletion(noun: Noun) {
  const restore = useRestore(noun);
  const step = useStep<Ref, void>(queued<Ref, void>(useHandbill()[noun].delete), null);
  return (id: string, onGone: () => void) => {
    step.mutateAsync({ id }).catch(showRefusal);
    onGone();
    showToast(words[wordsOf[noun]].deleted, { undo: () => restore.mutate({ id }) });
  };
}
