import { stepNames, type Step } from '../operation/step.ts';
import type { PublicationStatus } from './publication-lifecycle.ts';

/** The steps of a publication. A step is added here, and its operation in `publication-operations.ts`; all else is derived from this. */
export const publicationSteps = {
  mark_published: {
    from: ['planned', 'on_hold'],
    to: 'published',
    summary: 'Mark a publication as published',
    event: 'publication.published',
  },
  hold: { from: ['planned'], to: 'on_hold', summary: 'Put a publication on hold', event: 'publication.held' },
  release: { from: ['on_hold', 'cancelled'], to: 'planned', summary: 'Release a publication', event: 'publication.released' },
  cancel: { from: ['planned', 'on_hold'], to: 'cancelled', summary: 'Cancel a publication', event: 'publication.cancelled' },
} as const satisfies Record<string, Step<PublicationStatus>>;

export type PublicationStep = keyof typeof publicationSteps;
export const publicationStepNames = stepNames(publicationSteps);
