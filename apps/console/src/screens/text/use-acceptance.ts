import type { Content, HandbillError } from '@handbill/client';
import { useHandbill } from '@handbill/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Check } from '../../data/findings.ts';
import { showToast } from '../../data/toasts.ts';
import { words } from '../../words/words.ts';

/** A person's answer to a finding: it is a fact, or it may stay. */
export function useAcceptance({ id }: Pick<Content, 'id'>) {
  const { content } = useHandbill();
  const queryClient = useQueryClient();
  const show = (record: Content) => {
    queryClient.setQueryData(['content', 'get', { id }], record);
    void queryClient.invalidateQueries({ queryKey: ['content', 'list'] });
  };
  const onError = (error: HandbillError) => showToast(error.detail, { isBad: true });
  const take = useMutation({ ...content.unacceptCheck.mutationOptions(), onSuccess: show, onError });
  const accept = useMutation({
    ...content.acceptCheck.mutationOptions(),
    onError,
    onSuccess: (record, { reason: _, ...check }) => {
      show(record);
      showToast(words.text.left, { undo: () => take.mutate(check) });
    },
  });
  const facts = useMutation({ ...content.addFacts.mutationOptions(), onSuccess: show, onError });
  return {
    isPending: accept.isPending || facts.isPending,
    addFact: (fact: string) => facts.mutate({ id, facts: [fact] }),
    leave: ({ rule, pointer, span }: Check, reason: string) => accept.mutate({ id, rule, pointer, span, ...(reason !== '' && { reason }) }),
  };
}
