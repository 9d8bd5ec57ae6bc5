import type { PublicationStatus } from './publication-lifecycle.ts';

interface Step {
  readonly from: readonly PublicationStatus[];
  readonly to: PublicationStatus;
  /** Of the operation that takes the step. */
  readonly summary: string;
  /** The type of the event that tells of it. */
  readonly event: `publication.${string}`;
}

/**
 * The steps of a publication. A step is added here and nowhere else: `allowed_actions`, the store's update and the document's table are
 * made from this.
 */
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
} as const satisfies Record<string, Step>;

export type PublicationStep = keyof typeof publicationSteps;
export const publicationStepNames = Object.keys(publicationSteps) as [PublicationStep, ...PublicationStep[]];

/** Whether a step may be taken from a status. */
export const mayTake = (step: PublicationStep, status: PublicationStatus): boolean =>
  publicationSteps[step].from.some((from) => from === status);
