import { useMutation } from '@tanstack/react-query';
import type { postPlatforms } from '@handbill/client';
import { useHandbill } from '../handbill.ts';

interface Brief {
  readonly topic: string;
  readonly platform: (typeof postPlatforms)[number];
}

/** Has a post written, and returns as soon as its record is stored. It is never tried again, since it is paid for. */
export function useGeneratePost() {
  const { content } = useHandbill();
  return useMutation({ mutationFn: (brief: Brief) => content.generate.mutate({ type: 'social_post', background: true, ...brief }) });
}
