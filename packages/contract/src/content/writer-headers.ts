import type { Content } from './content.ts';

/** What the head of an answer says of the record in it. */
export const writerHeaders = {
  'Handbill-Writer': {
    description: '`sandbox` on what the sandbox wrote; left out otherwise',
    of: ({ generation }: Content) => (generation.provider === 'sandbox' ? 'sandbox' : undefined),
  },
};
