import { useMutation } from '@tanstack/react-query';
import type { postPlatforms } from '@handbill/client';
import { useHandbill } from '../handbill.ts';

interface Brief {
  readonly topic: string;
  readonly platform: (typeof postPlatforms)[number];
}

/** Has a post written. That may take a minute or two; it is never tried again, since it was paid for. */
export function useGeneratePost() {
  const { content } = useHandbill();
  return useMutation({ mutationFn: (brief: Brief) => content.generate.mutate({ type: 'social_post', ...brief }) });
}
