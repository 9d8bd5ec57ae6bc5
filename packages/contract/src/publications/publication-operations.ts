import * as z from 'zod';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { BulkPublicationResult, BulkPublications } from './bulk-publications.ts';
import { CreatePublication, CreatePublications, MarkPublished, UpdatePublication } from './change-publications.ts';
import { PublicationQuery } from './publication-query.ts';
import { publicationSteps } from './publication-steps.ts';
import { Publication, PublicationRef } from './publication.ts';

const read = { scope: 'publications:read' } as const;
const write = { scope: 'publications:write' } as const;

const planned = { content_id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5', channel: 'linkedin' };

/** A step that needs nothing besides the publication. */
const step = <S extends 'hold' | 'release' | 'cancel'>(name: S) =>
  mutation({
    ...write,
    route: `POST /publications/{id}/${name}`,
    summary: publicationSteps[name].summary,
    input: PublicationRef,
    output: Publication,
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  });

/** Everything that can be done with publications. */
export const publications = {
  list: query({
    ...read,
    route: 'GET /publications',
    summary: 'List publications, newest first',
    input: PublicationQuery,
    output: pageOf(Publication, 'PublicationPage'),
    errors: [],
  }),
  create: mutation({
    ...write,
    route: 'POST /publications',
    summary: 'Plan a publication',
    description:
      'A text may be on several channels, and a channel have several texts. Its campaign is that of the text. Links in the text get the `utm` of the campaign; where that makes a post longer than its platform takes, it is 400 at `/channel`.',
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
      .meta({ id: 'CreatedPublications', description: 'Publications that were made together' }),
    status: 201,
    examples: { two: { summary: 'A text on two channels', value: { publications: [planned, { ...planned, channel: 'facebook' }] } } },
    errors: ['content_not_ready'],
  }),
  bulk: mutation({
    ...write,
    route: 'POST /publications/bulk',
    summary: 'Change many publications at once',
    description: 'Each is a change of its own: the answer says of each what became of it.',
    input: BulkPublications,
    output: BulkPublicationResult,
    examples: { week: { summary: 'A week later', value: { items: [{ id: 'pub_01jd6v3m8hf2v9q0x1y2z3a4b5' }], action: 'move', days: 7 } } },
    errors: [],
  }),
  get: query({
    ...read,
    route: 'GET /publications/{id}',
    summary: 'Read a publication, with its text as it goes out',
    input: PublicationRef,
    output: Publication,
    errors: ['not_found'],
  }),
  update: mutation({
    ...write,
    route: 'PATCH /publications/{id}',
    summary: 'Change a publication',
    description:
      'Time, channel and note while it is planned or on hold; `url` and `external_id` of one that is out. What its status does not allow is 409 `invalid_transition`.',
    input: UpdatePublication,
    output: Publication,
    examples: {
      time: { summary: 'Another time', value: { planned_for: { local: '2027-03-29T09:00', time_zone: 'Europe/Lisbon' } } },
      note: { summary: 'Another note', value: { note: 'With the photo of the oven' } },
    },
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /publications/{id}',
    summary: 'Delete a publication',
    description: 'For good. One that is out cannot be deleted: 409 `invalid_transition`.',
    input: PublicationRef,
    output: z.void(),
    status: 204,
    errors: ['not_found', 'invalid_transition', 'revision_mismatch'],
  }),
  markPublished: mutation({
    ...write,
    route: 'POST /publications/{id}/mark-published',
    summary: publicationSteps.mark_published.summary,
    description:
      'Somebody has brought the text out by hand: `hash` says what it was. A text that lacks the approval that the workspace wants is 409 `approval_required`.',
    input: MarkPublished,
    output: Publication,
    examples: { address: { summary: 'Where it can be read', value: { url: 'https://example.com/blog/sourdough' } } },
    errors: ['not_found', 'invalid_transition', 'approval_required', 'revision_mismatch'],
  }),
  hold: step('hold'),
  release: step('release'),
  cancel: step('cancel'),
};
