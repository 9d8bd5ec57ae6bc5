import * as z from 'zod';
import { exampleId } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { BulkPublicationResult, BulkPublications } from './bulk-publications.ts';
import { CreatePublication, CreatePublications, MarkPublished, UpdatePublication } from './change-publications.ts';
import { PublicationQuery } from './publication-query.ts';
import { publicationSteps } from './publication-steps.ts';
import { Publication, PublicationRef } from './publication.ts';

const read = { scope: 'publications:read' } as const;
const write = { scope: 'publications:write' } as const;
const transition = { ...write, output: Publication, errors: ['not_found', 'invalid_transition', 'revision_mismatch'] } as const;

const planned = { content_id: exampleId('cnt'), channel: 'linkedin' };

/** A step without a body. */
const step = <S extends 'hold' | 'release' | 'cancel'>(name: S) =>
  mutation({
    ...transition,
    route: `POST /publications/{id}/${name}`,
    summary: publicationSteps[name].summary,
    input: PublicationRef,
  });

export const publications = {
  list: query({
    ...read,
    route: 'GET /publications',
    summary: 'List publications, newest first',
    input: PublicationQuery,
    output: pageOf(Publication, 'PublicationPage'),
  }),
  create: mutation({
    ...write,
    route: 'POST /publications',
    summary: 'Plan a publication',
    description:
      'A text may have publications on several channels, and a channel may have several texts. The publication belongs to the campaign of its text. Links in the text get the `utm` of the campaign; if this makes a post too long for its platform, it is 400 at `/channel`.',
    input: CreatePublication,
    output: Publication,
    status: 201,
    location: '/publications/{id}',
    examples: {
      post: { summary: 'On LinkedIn', value: { ...planned, planned_for: { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' } } },
    },
    errors: ['content_not_ready'],
  }),
  createMany: mutation({
    ...write,
    route: 'POST /publications/batch',
    summary: 'Plan several publications, all or none',
    input: CreatePublications,
    output: z
      .object({ data: z.array(Publication).describe('The publications, in their order') })
      .meta({ id: 'CreatedPublications', description: 'The new publications' }),
    status: 201,
    examples: { two: { summary: 'A text on two channels', value: { publications: [planned, { ...planned, channel: 'facebook' }] } } },
    errors: ['content_not_ready'],
  }),
  bulk: mutation({
    ...write,
    route: 'POST /publications/bulk',
    summary: 'Change many publications at once',
    description: 'Each publication is changed on its own: the answer has the result of each.',
    input: BulkPublications,
    output: BulkPublicationResult,
    examples: { week: { summary: 'A week later', value: { items: [{ id: exampleId('pub') }], action: 'move', days: 7 } } },
  }),
  get: query({
    ...read,
    route: 'GET /publications/{id}',
    summary: 'Read a publication, with the text to publish',
    input: PublicationRef,
    output: Publication,
    errors: ['not_found'],
  }),
  update: mutation({
    ...transition,
    route: 'PATCH /publications/{id}',
    summary: 'Change a publication',
    description:
      'Time, channel and note can change while it is planned or on hold, `url` and `external_id` once it is published. Other changes are 409 `invalid_transition`.',
    input: UpdatePublication,
    examples: {
      time: { summary: 'Another time', value: { planned_for: { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' } } },
      note: { summary: 'Another note', value: { note: 'With the photo of the oven' } },
    },
  }),
  delete: mutation({
    ...transition,
    route: 'DELETE /publications/{id}',
    summary: 'Delete a publication',
    description: 'It is erased for good. A published one cannot be deleted: 409 `invalid_transition`.',
    input: PublicationRef,
    output: z.void(),
    status: 204,
  }),
  markPublished: mutation({
    ...write,
    route: 'POST /publications/{id}/mark-published',
    summary: publicationSteps.mark_published.summary,
    description:
      'For a text that a person has published: `hash` identifies it. A text without the approval that the workspace requires is 409 `approval_required`.',
    input: MarkPublished,
    output: Publication,
    examples: { address: { summary: 'With its address', value: { url: 'https://example.com/blog/sourdough' } } },
    errors: ['not_found', 'invalid_transition', 'approval_required', 'revision_mismatch'],
  }),
  hold: step('hold'),
  release: step('release'),
  cancel: step('cancel'),
};
