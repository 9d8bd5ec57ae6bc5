import * as z from 'zod';
import { ActivityPage, activityQuery } from '../activity/activity-entry.ts';
import { mapMembers } from '../fields/members.ts';
import { exampleId, permanent } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query, subscription } from '../operation/operation.ts';
import { approving } from './approval-operations.ts';
import { Attempt, AttemptQuery } from './attempt.ts';
import { BulkContent, BulkResult } from './bulk-content.ts';
import { CheckContent } from './check-content.ts';
import { CheckedContent } from './check.ts';
import { contentEvents } from './content-events.ts';
import { Download, exportFormats, ExportQuery } from './content-export.ts';
import { ContentFacets } from './content-facets.ts';
import { ContentItem } from './content-item.ts';
import { ContentLineage } from './content-lineage.ts';
import { ContentPlan } from './content-plan.ts';
import { ContentFacetQuery, ContentQuery } from './content-query.ts';
import { ContentRequest } from './content-request.ts';
import { contentTools, ownOfContent } from './content-tools.ts';
import { Content, contentAnswer, ContentGet, ContentRef, textChange } from './content.ts';
import { editing } from './editing-operations.ts';
import { RegenerateContent } from './regenerate-content.ts';
import { RewriteContent, rewriteExamples } from './rewrite-content.ts';
import { contentTypes } from './types/registry.ts';

const read = { scope: 'content:read' } as const;
const write = { scope: 'content:write' } as const;

/** A new record with its text: at once, in the background, or as a stream. */
const written = {
  ...write,
  ...contentAnswer,
  status: 201,
  answers: { 202: Content },
  events: contentEvents,
  location: '/content/{id}',
} as const;

const examples = mapMembers(contentTypes, ({ label, example }) => ({ summary: label, value: example.request }));

const checkExamples = mapMembers(contentTypes, ({ label, example }) => ({
  summary: label,
  value: { ...example.request, output: example.output },
}));

const bulkExamples = {
  tag: {
    summary: 'Tag two texts',
    value: { items: [{ id: exampleId('cnt') }, { id: 'cnt_01jd6v3m8hf2v9q0x1y2z3a4b6' }], action: 'tag', tag: 'spring' },
  },
};

const regenerateExamples = {
  shorter: { summary: 'Shorter, and in another tone', value: { tone: 'casual', instructions: 'Half as long, and begin with the date.' } },
  unchanged: { summary: 'Another try', value: {} },
};

export const content = {
  generate: mutation({
    ...written,
    route: 'POST /content/generate',
    summary: 'Generate content',
    description:
      'The record is stored before the model is called, so that nothing is lost when a call fails: the problem names it in `content_id` and `Location`. With `background` the answer is 202 as soon as the record is stored; with `Accept: text/event-stream` it is a stream of the text while it is written.',
    input: ContentRequest,
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
      'The model, the limits and an estimate of the tokens and cost for a brief. No model is called, nothing is stored. The estimate is based on the lengths of the prompt and of a text within the limits.',
    input: ContentRequest,
    output: ContentPlan,
    examples,
  }),
  check: mutation({
    ...read,
    changesNothing: true,
    route: 'POST /content/check',
    summary: 'Check a text',
    description:
      'The checks of generated texts, for any text. No model is called and nothing is stored, so that the right to read suffices. With `review` a model also reads a text that passes all rules: the key then needs `content:write`, and the call counts as usage. Parts may be missing from `output`: `required_part` names them. A whole `brand_voice` can be tried before it is saved. Fields of the brief that are left out are not checked; without any text of a brief, neither are figures and links. `outcome` selects the checks in the answer.',
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
  }),
  facets: query({
    ...read,
    route: 'GET /content/facets',
    summary: 'Count content by filter value',
    description:
      'Accepts the filters of the list, and counts the content that matches all of them: of more than 10,000 records the newest.',
    input: ContentFacetQuery,
    output: ContentFacets,
  }),
  bulk: mutation({
    ...write,
    orScope: 'content:approve',
    route: 'POST /content/bulk',
    summary: 'Change many records of content at once',
    description:
      'Each record is changed as by its own call, in order, with its own event: some may fail, each with its `problem`. `approve` and `request_changes` need the scopes of their calls, all other actions `content:write`.',
    input: BulkContent,
    output: BulkResult,
    examples: bulkExamples,
  }),
  get: query({
    ...read,
    ...contentAnswer,
    route: 'GET /content/{id}',
    summary: 'Read content',
    description: 'With `wait` the answer comes when the writing has ended, or after that many seconds with the current state.',
    input: ContentGet,
    tool: contentTools.get,
    resource: { title: 'A text, with its brief and its checks', own: ownOfContent },
    errors: ['not_found'],
  }),
  stream: subscription({
    ...read,
    route: 'GET /content/{id}',
    summary: 'Follow a text while it is written',
    description:
      'With `Accept: text/event-stream`: the text so far, then the rest as it is written. `Last-Event-ID` resumes after the last event that was read, on any server. The writing continues when the stream is closed.',
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
      'Each with its raw answer, its tokens and its cost, including failed, cancelled and interrupted calls. They are kept as long as the settings of the server say, 30 days by default.',
    input: AttemptQuery,
    output: pageOf(Attempt, 'AttemptPage'),
    errors: ['not_found'],
  }),
  ...editing,
  ...approving,
  regenerate: mutation({
    ...written,
    route: 'POST /content/{id}/regenerate',
    summary: 'Regenerate content from its brief',
    description:
      'Like generate, with all its ways to wait, by the brief of the source and changes to fields that its kind has; tags and campaign are the current ones of the source. The new record names the source in `source_content_id`; the source stays unchanged.',
    input: RegenerateContent,
    parsedBy: 'handler',
    examples: regenerateExamples,
    tool: contentTools.regenerate,
    errors: ['not_found', 'budget_exhausted', 'generation_failed', 'generation_timeout'],
  }),
  rewrite: mutation({
    ...write,
    ...contentAnswer,
    route: 'POST /content/{id}/rewrite',
    summary: 'Rewrite parts of content',
    description:
      'Writes the named parts anew, by the brief and `instructions`; the other parts stay, with edits made during the writing. The text is checked again, `status` follows its checks, an approval ends, and the former state stays as a revision. The record stays readable and editable, and changes only when the parts are written. If one of them was edited during the writing, nothing changes: 409; the attempts have the written text. With `Accept: text/event-stream` the answer is a stream: the current text, then the parts as they are written. With `background` the answer is 202: the record can be followed, waited for and cancelled like one that is being written, any server continues it, and nobody can edit it until then. If the rewrite fails, the record is unchanged, with `error`.',
    input: RewriteContent,
    answers: { 202: Content },
    events: contentEvents,
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
      'The text as a file. HTML is sanitised: scripts, images and styles in a text have no effect. A text without `output` cannot be exported.',
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
    description: 'Its events, each with its author and the former and new values. Deleted content keeps them.',
    input: z.strictObject({ ...ContentRef.shape, ...activityQuery }),
    output: ActivityPage,
    errors: ['not_found'],
  }),
  cancel: mutation({
    ...write,
    ...textChange,
    route: 'POST /content/{id}/cancel',
    summary: 'Cancel the writing of a text',
    description:
      'On any server: the model call ends within a second. The record is `cancelled` for good, and keeps the text so far and its cost. Cancelled content is returned unchanged.',
    input: ContentRef,
  }),
  delete: mutation({
    ...write,
    route: 'DELETE /content/{id}',
    summary: 'Delete content',
    description:
      'It can be restored for 30 days. With `permanent` it is erased, with its revisions and the answers of its model calls: its events keep only type, time and `resource_id`. A text that is being written is cancelled first.',
    input: ContentRef.extend({ permanent }),
    output: z.void(),
    status: 204,
    errors: ['not_found', 'revision_mismatch'],
  }),
  restore: mutation({
    ...write,
    ...contentAnswer,
    route: 'POST /content/{id}/restore',
    summary: 'Restore deleted content',
    description: 'Content that is not deleted is returned unchanged.',
    input: ContentRef,
    errors: ['not_found', 'revision_mismatch'],
  }),
};
