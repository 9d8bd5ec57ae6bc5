import type { Content } from './content.ts';

/** The headers of an answer that describe the record in it. */
export const writerHeaders = {
  'Handbill-Writer': {
    description: '`sandbox` on what the sandbox wrote; left out otherwise',
    of: ({ generation }: Content) => (generation.provider === 'sandbox' ? 'sandbox' : undefined),
  },
};
