import type { Content } from '@handbill/client';
import { useHandbill, useStep } from '@handbill/react';
import { queued } from './queued.ts';
import { tell } from './toasts.ts';

interface Ref {
  readonly id: string;
}

/** Approves a text: shown at once, and taken back with the reason where that is refused. */
export function useApproval() {
  const { content } = useHandbill();
  const step = useStep<Ref, Content>(queued<Ref, Content>(content.approve), () => ({
    status: 'ready',
    approved: { at: new Date(), key_id: '' },
  }));
  return {
    ...step,
    approve: (id: string) => step.mutate({ id }, { onError: (error) => tell(error.detail, { isBad: true }) }),
  };
}
