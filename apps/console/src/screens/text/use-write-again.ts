import { useHandbill } from '@handbill/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { showRefusal } from '../../data/toasts.ts';

/** Has a text written again from its brief: another record, with this one as its source. */
export function useWriteAgain() {
  const navigate = useNavigate();
  return useMutation({
    ...useHandbill().content.regenerate.mutationOptions(),
    onSuccess: ({ id }) => void navigate({ to: '/texts/$id', params: { id } }),
    onError: showRefusal,
  });
}
