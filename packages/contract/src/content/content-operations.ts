import * as z from 'zod';
import { approving } from './approval-operations.ts';
import { ActivityPage, activityQuery } from '../activity/activity-entry.ts';
import { permanent } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query, subscription } from '../operation/operation.ts';
import { Attempt, AttemptQuery } from './attempt.ts';
import { BulkContent, BulkResult } from './bulk-content.ts';
import { CheckedContent } from './check.ts';
import { CheckContent } from './check-content.ts';
import { contentEvents } from './content-events.ts';
import { ContentItem } from './content-item.ts';
import { ContentPlan } from './content-plan.ts';
import { ContentFacets } from './content-facets.ts';
import { ContentFacetQuery, ContentQuery } from './content-query.ts';
import { ContentRequest } from './content-request.ts';
import { Content, ContentGet, ContentRef } from './content.ts';
import { contentTools, ownOfContent } from './content-tools.ts';
import { editing } from './editing-operations.ts';
import { writerHeaders as headers } from './writer-headers.ts';
import { Download, exportFormats, ExportQuery } from './content-export.ts';
import { ContentLineage } from './content-lineage.ts';
import { RegenerateContent } from './regenerate-content.ts';
import { contentTypes } from './types/registry.ts';
import { RewriteContent, rewriteExamples } from './rewrite-content.ts';

const read = { scope: 'content:read' } as const;
const write = { scope: 'content:write' } as const;

const examples = Object.fromEntries(
  Object.values(contentTypes).map(({ name, label, example }) => [name, { summary: label, value: example.request }]),
);

const checkExamples = Object.fromEntries(
  Object.values(contentTypes).map(({ name, label, example }) => [
    name,
    { summary: label, value: { ...example.request, output: example.output } },
  ]),
);

const bulkExamples = {
  tag: {
    summary: 'Tag two texts',
    value: { items: [{ id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b5' }, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b6' }], action: 'tag', tag: 'spring' },
  },
};

const regenerateExamples = {
  shorter: { summary: 'Shorter, and in another tone', value: { tone: 'casual', instructions: 'Half as long, and begin with the date.' } },
  unchanged: { summary: 'Another try', value: {} },
};

/** Everything that can be done with content. */
export const content = {
  generate: mutation({
    ...write,
    route: 'POST /content/generate',
    summary: 'Generate content',
    description:
      'The record is stored before the model is called, so nothing is lost when a call fails: the problem names the kept record in `content_id` and `Location`. With `background` the answer is 202 as soon as it is stored; with `Accept: text/event-stream` it is a stream of the text while it is written.',
    input: ContentRequest,
    output: Content,
    status: 201,
    answers: { 202: Content },
    events: contentEvents,
    location: '/content/{id}',
    headers,
    examples,
    tool: contentTools.generate,
    errors: ['budget_exhausted', 'generation_failed', 'generation_timeout'],
  }),
  plan: mutation({
    ...write,
    changesNothing: true,
    route: 'POST /content/plan',
    summary: 'Plan content without writing it',
    description:
      'Says how a brief would be written and what that would probably take. No model is called, nothing is stored. The estimate is by length: the prompt’s, and that of a text that keeps the brief.',
    input: ContentRequest,
    output: ContentPlan,
    examples,
    errors: [],
  }),
  check: mutation({
    ...read,
    changesNothing: true,
    route: 'POST /content/check',
    summary: 'Check a text',
    description:
      'What a generated text is checked for, for any text: no model is called and nothing is stored, so reading is all that the key must be allowed. With `review` a text that passes all rules is read by a model as well: the key needs `content:write` then, and the call counts in the usage. Parts may be missing from `output`: `required_part` names them. A whole `brand_voice` is tried before it is saved. What is left out of the brief is not checked for, and `outcome` leaves checks out of the answer; without any text of a brief, neither are figures and links.',
    input: CheckContent,
    output: CheckedContent,
    examples: checkExamples,
    tool: contentTools.check,
    errors: ['budget_exhausted'],
  }),
  list: query({
    ...read,
    route: 'GET /content',
    summary: 'List content',
    input: ContentQuery,
    output: pageOf(ContentItem, 'ContentPage'),
    tool: contentTools.list,
    errors: [],
  }),
  facets: query({
    ...read,
    route: 'GET /content/facets',
    summary: 'Count content by filter value',
    description: 'With the filters of the list, under all of them as they are. Of more than 10,000 the newest are counted.',
    input: ContentFacetQuery,
    output: ContentFacets,
    errors: [],
  }),
  bulk: mutation({
    ...write,
    orScope: 'content:approve',
    route: 'POST /content/bulk',
    summary: 'Change many records of content at once',
    description:
      'Each as the call of one record would, in their order, with an event of its own: some may be changed and others not. What keeps a record from it is its `problem`. `approve` and `request_changes` need what those calls need, all other actions `content:write`.',
    input: BulkContent,
    output: BulkResult,
    examples: bulkExamples,
    errors: [],
  }),
  get: query({
    ...read,
    route: 'GET /content/{id}',
    summary: 'Read content',
    description: 'With `wait` the answer comes when the text has ended, or after so many seconds as it is then.',
    input: ContentGet,
    output: Content,
    headers,
    tool: contentTools.get,
    resource: { title: 'A text, with its brief and its checks', own: ownOfContent },
    errors: ['not_found'],
  }),
  stream: subscription({
    ...read,
    route: 'GET /content/{id}',
    summary: 'Follow a text while it is written',
    description:
      'With `Accept: text/event-stream`: what there is of the text, and what follows. `Last-Event-ID` resumes after the last event that was read, on any server. Leaving the stream does not stop the writing.',
    input: ContentRef,
    output: z.void(),
    events: contentEvents,
    errors: ['not_found'],
  }),
  attempts: query({
    ...read,
    route: 'GET /content/{id}/attempts',
    summary: 'List the model calls of a text, newest first',
    description:
      'Each with the answer as it came, what it took and what it cost: also those that failed, were cancelled or broke off. They are kept for as long as the server’s settings say, 30 days by default.',
    input: AttemptQuery,
    output: pageOf(Attempt, 'AttemptPage'),
    errors: ['not_found'],
  }),
  ...editing,
  ...approving,
  regenerate: mutation({
    ...write,
    route: 'POST /content/{id}/regenerate',
    summary: 'Regenerate content from its brief',
    description:
      'As generate, with all its ways to wait, and with the brief of the source and what is to be other in it, in fields that its kind has; tags and campaign are those that the source has now. The new record names the source in `source_content_id`; the source stays as it is.',
    input: RegenerateContent,
    output: Content,
    parsedBy: 'handler',
    status: 201,
    answers: { 202: Content },
    events: contentEvents,
    location: '/content/{id}',
    headers,
    examples: regenerateExamples,
    tool: contentTools.regenerate,
    errors: ['not_found', 'budget_exhausted', 'generation_failed', 'generation_timeout'],
  }),
  rewrite: mutation({
    ...write,
    route: 'POST /content/{id}/rewrite',
    summary: 'Rewrite parts of content',
    description:
      'Only the parts that are named, by the brief and `instructions`; all others stay as they are when it is done, edited meanwhile or not. The checks run again and `status` follows them, an approval ends, and the state before stays as a revision. The record stays readable and editable, and is changed only when the parts are there. Where one of them was edited meanwhile, nothing is changed: 409; what was written is in the attempts. With `Accept: text/event-stream` it is a stream: the text as it stands, and then the parts while they are written. With `background` the answer is 202: the record is followed, waited for and cancelled as one that is being written, any server goes on with it, and nobody edits it until then. Where nothing comes of it, it is as it was, with `error`.',
    input: RewriteContent,
    output: Content,
    answers: { 202: Content },
    events: contentEvents,
    headers,
    examples: rewriteExamples,
    tool: contentTools.rewrite,
    errors: ['not_found', 'content_not_ready', 'budget_exhausted', 'generation_failed', 'generation_timeout', 'revision_mismatch'],
  }),
  lineage: query({
    ...read,
    route: 'GET /content/{id}/lineage',
    summary: 'Read the lineage of content',
    input: ContentRef,
    output: ContentLineage,
    errors: ['not_found'],
  }),
  export: query({
    ...read,
    route: 'GET /content/{id}/export',
    summary: 'Export the text of content',
    description:
      'The text itself, as a file to save. HTML is sanitised: what a text brings of scripts, images and styles does nothing. A text without `output` cannot be exported.',
    input: ExportQuery,
    output: Download,
    download: [...new Set(Object.values(exportFormats).map(({ mediaType }) => mediaType))],
    errors: ['not_found', 'content_not_ready'],
  }),
  activity: query({
    scope: 'events:read',
    furtherScopes: ['content:read'],
    route: 'GET /content/{id}/activity',
    summary: 'List the activity of a text, newest first',
    description: 'Its events, read from the other side: who changed what, and from what to what. Deleted content keeps them.',
    input: z.strictObject({ ...ContentRef.shape, ...activityQuery }),
    output: ActivityPage,
    errors: ['not_found'],
  }),
  cancel: mutation({
    ...write,
    route: 'POST /content/{id}/cancel',
    summary: 'Cancel the writing of a text',
    description:
      'On any server: the call of the model ends within a second. The text so far and what it cost stay in the record, which is `cancelled` for good. Cancelled content is returned as it is.',
    input: ContentRef,
    output: Content,
    headers,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /content/{id}',
    summary: 'Delete content',
    description:
      'It can be restored for 30 days. With `permanent` it is erased, with its revisions and what its calls of models answered: of its events only type, time and `resource_id` stay. A text that is being written is cancelled first.',
    input: ContentRef.extend({ permanent }),
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch'],
  }),
  restore: mutation({
    ...write,
    route: 'POST /content/{id}/restore',
    summary: 'Restore deleted content',
    description: 'Content that is not deleted is returned as it is.',
    input: ContentRef,
    output: Content,
    headers,
    errors: ['not_found', 'revision_mismatch'],
  }),
};
