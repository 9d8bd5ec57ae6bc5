import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { AcceptCheck, acceptExamples, UnacceptCheck, unacceptExamples } from './accept-check.ts';
import { ContentRevision, RevisionQuery, RevisionRef } from './content-revision.ts';
import { contentTools } from './content-tools.ts';
import { Content, ContentRef } from './content.ts';
import { RevisionDiff, RevisionDiffQuery } from './revision-diff.ts';
import { UpdateContent, updateExamples } from './update-content.ts';
import { writerHeaders as headers } from './writer-headers.ts';
import * as z from 'zod';
import { factsField, maxFacts } from './definition/brief-fields.ts';

/** Further facts that the text of a record may state. */
const AddFacts = z
  .strictObject({
    ...ContentRef.shape,
    facts: factsField.min(1).meta({
      description: `Figures, prices, names and quotes that the text may state. With those that the brief has at most ${maxFacts}; one that it has is not added`,
      examples: [['The course costs 90 €']],
    }),
  })
  .meta({ id: 'AddFacts', description: 'What a text may state besides' });

const addFactsExamples = { price: { summary: 'A price that is right', value: { facts: ['The course costs 90 €'] } } };

const read = { scope: 'content:read' } as const;
const write = { scope: 'content:write' } as const;

/** The operations of people on a written text. */
export const editing = {
  update: mutation({
    ...write,
    route: 'PATCH /content/{id}',
    summary: 'Edit content',
    description:
      'A person’s edit: absent keeps, and so does an absent part of `output`; a list takes the place of the one before. With another `output` the checks run again, `status` follows them, and `text` is made anew; the title follows unless it was changed by itself. An approval ends with another title or `output`. The state before stays as a revision. A cancelled text takes no other `output`.',
    input: UpdateContent,
    output: Content,
    parsedBy: 'handler',
    headers,
    examples: updateExamples,
    tool: contentTools.update,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  addFacts: mutation({
    ...write,
    route: 'POST /content/{id}/facts',
    summary: 'Add facts to the brief of content',
    description:
      'What the text may state besides: the checks run again, and `status` follows them. The text stays as it is, and so does an approval; the state before stays as a revision. Facts that the brief has already change nothing.',
    input: AddFacts,
    examples: addFactsExamples,
    output: Content,
    headers,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  acceptCheck: mutation({
    scope: 'content:approve',
    route: 'POST /content/{id}/checks/accept',
    summary: 'Accept the finding of a check',
    description:
      'Of a text that is `ready` or `needs_review`: a check that failed or warns, by its `rule`, `pointer` and `span`, another one is 400. It says in `accepted` who takes responsibility, and fails the text no longer: without another failed check it is `ready`. That stays for as long as the part at its `pointer` is the same, or the whole output where that is `null`. Checks that are alike in all three are accepted together. No former state is kept. A check that is accepted already stays as it is. Where `approval` of the workspace is `off`, `content:write` is enough.',
    input: AcceptCheck,
    examples: acceptExamples,
    output: Content,
    headers,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  unacceptCheck: mutation({
    ...write,
    route: 'POST /content/{id}/checks/unaccept',
    summary: 'Withdraw the acceptance of a check',
    description:
      'The `status` of the text follows its checks again, unless the text is approved. A check that nobody has accepted stays as it is.',
    input: UnacceptCheck,
    examples: unacceptExamples,
    output: Content,
    headers,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  revisions: query({
    ...read,
    route: 'GET /content/{id}/revisions',
    summary: 'List the revisions of content, newest first',
    description: 'Each edit, approval and restoration keeps the state before it, numbered by the `revision` that the record had.',
    input: RevisionQuery,
    output: pageOf(ContentRevision, 'RevisionPage'),
    errors: ['not_found'],
  }),
  restoreRevision: mutation({
    ...write,
    route: 'POST /content/{id}/revisions/{revision}/restore',
    summary: 'Restore a revision of content',
    description:
      'Title, output, text and checks as they were; tags and campaign stay. The state before is a revision in turn. An approval does not come back. The current state is returned as it is.',
    input: RevisionRef,
    output: Content,
    headers,
    errors: ['not_found', 'content_not_ready', 'revision_mismatch'],
  }),
  diffRevision: query({
    ...read,
    route: 'GET /content/{id}/revisions/{revision}/diff',
    summary: 'Compare two revisions of content',
    description:
      'The parts of `output` that differ between a revision and another one (`against`), or the present state, which its own number names as well. Lists are compared item by item. A part that is largely another text is one piece to delete and one to insert.',
    input: RevisionDiffQuery,
    output: RevisionDiff,
    errors: ['not_found'],
  }),
};
