import type * as z from 'zod';
import { extensibleEnum } from '../fields/extensible-enum.ts';
import { mayTake, publicationStepNames } from './publication-steps.ts';

/** Where a publication stands. It begins as the first of these. */
export const PublicationStatus = extensibleEnum(['planned', 'published', 'on_hold', 'cancelled']).meta({
  id: 'PublicationStatus',
  description: 'Where a publication stands',
  examples: ['planned'],
});
export type PublicationStatus = z.infer<typeof PublicationStatus>;

/** The steps that a publication may take. */
export const PublicationAction = extensibleEnum(publicationStepNames).meta({
  id: 'PublicationAction',
  description: 'A step of a publication',
});
export type PublicationAction = z.infer<typeof PublicationAction>;

const actionsByStatus = new Map(
  PublicationStatus.options.map((status) => [status, Object.freeze(publicationStepNames.filter((step) => mayTake(step, status)))]),
);

/** The steps that a publication in this status may take. */
export const allowedPublicationActions = (status: PublicationStatus): readonly PublicationAction[] => actionsByStatus.get(status) ?? [];

/** Those that are neither out nor cancelled: their time, channel and note may change. */
const openStatuses = ['planned', 'on_hold'] as const satisfies readonly PublicationStatus[];
export const isOpen = (status: PublicationStatus): boolean => openStatuses.some((open) => open === status);
