import type * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { stepsFrom } from '../operation/step.ts';
import { publicationStepNames, publicationSteps } from './publication-steps.ts';

export const PublicationStatus = extensibleEnum(['planned', 'published', 'on_hold', 'cancelled']).meta({
  id: 'PublicationStatus',
  description: 'The status of a publication',
  examples: ['planned'],
});
export type PublicationStatus = z.infer<typeof PublicationStatus>;

export const PublicationAction = extensibleEnum(publicationStepNames).meta({
  id: 'PublicationAction',
  description: 'A step of a publication',
});
export type PublicationAction = z.infer<typeof PublicationAction>;

/** The steps that a publication in this status may take. */
export const allowedPublicationActions = (status: PublicationStatus): readonly PublicationAction[] => stepsFrom(publicationSteps, status);

/** Whether a publication is neither published nor cancelled: its time, channel and note may change. */
export const isOpen = (status: PublicationStatus): boolean => status === 'planned' || status === 'on_hold';
