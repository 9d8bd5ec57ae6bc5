import * as z from 'zod';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { AcceptCheck, acceptExamples, UnacceptCheck, unacceptExamples } from './accept-check.ts';
import { ContentRevision, RevisionQuery, RevisionRef } from './content-revision.ts';
import { contentTools } from './content-tools.ts';
import { ContentRef, textChange } from './content.ts';
import { factsField, maxFacts } from './definition/brief-fields.ts';
import { RevisionDiff, RevisionDiffQuery } from './revision-diff.ts';
import { UpdateContent, updateExamples } from './update-content.ts';

const AddFacts = z
  .strictObject({
    ...ContentRef.shape,
    facts: factsField.min(1).meta({
      description: `Figures, prices, names and quotes that the text may state; with the existing facts at most ${maxFacts}. Existing ones are not added again`,
      examples: [['The course costs 90 €']],
    }),
  })
  .meta({ id: 'AddFacts', description: 'Further facts that a text may state' });

const read = { scope: 'content:read' } as const;
const change = { ...textChange, scope: 'content:write' } as const;

/** The operations of people on a written text. */
export const editing = {
  update: mutation({
    ...change,
    route: 'PATCH /content/{id}',
    summary: 'Edit content',
    description:
      'An edit by a person: absent fields and absent parts of `output` stay; a list replaces the former one. A changed `output` is checked again, `status` follows its checks, and `text` is rendered again; the title follows unless it was set. A changed title or `output` ends an approval. The former state stays as a revision. The `output` of a cancelled text cannot change.',
    input: UpdateContent,
    parsedBy: 'handler',
    examples: updateExamples,
    tool: contentTools.update,
  }),
  addFacts: mutation({
    ...change,
    route: 'POST /content/{id}/facts',
    summary: 'Add facts to the brief of content',
    description:
      'Facts that the text may also state: it is checked again, and `status` follows its checks. The text and its approval stay; the former state stays as a revision. Facts that the brief already has change nothing.',
    input: AddFacts,
    examples: { price: { summary: 'A correct price', value: { facts: ['The course costs 90 €'] } } },
  }),
  acceptCheck: mutation({
    ...textChange,
    scope: 'content:approve',
    route: 'POST /content/{id}/checks/accept',
    summary: 'Accept the finding of a check',
    description:
      'The text has to be `ready` or `needs_review`, and the check, named by `rule`, `pointer` and `span`, a failed one or a warning; otherwise it is 400. Its `accepted` names the person who takes responsibility, and it no longer fails the text: without other failed checks the text is `ready`. The acceptance lasts until the part at its `pointer` changes, or the whole output if that is `null`. Checks with the same three members are accepted together. No revision is stored. An accepted check stays unchanged. If `approval` of the workspace is `off`, `content:write` suffices.',
    input: AcceptCheck,
    examples: acceptExamples,
  }),
  unacceptCheck: mutation({
    ...change,
    route: 'POST /content/{id}/checks/unaccept',
    summary: 'Withdraw the acceptance of a check',
    description: 'The `status` of the text follows its checks again, unless it is approved. A check without an acceptance stays unchanged.',
    input: UnacceptCheck,
    examples: unacceptExamples,
  }),
  revisions: query({
    ...read,
    route: 'GET /content/{id}/revisions',
    summary: 'List the revisions of content, newest first',
    description: 'Each edit, approval and restoration stores the former state, with the `revision` of the record as its number.',
    input: RevisionQuery,
    output: pageOf(ContentRevision, 'RevisionPage'),
    errors: ['not_found'],
  }),
  restoreRevision: mutation({
    ...change,
    route: 'POST /content/{id}/revisions/{revision}/restore',
    summary: 'Restore a revision of content',
    description:
      'Restores title, output, text and checks; tags and campaign stay. The former state becomes a revision. An approval is not restored. The current state is returned unchanged.',
    input: RevisionRef,
  }),
  diffRevision: query({
    ...read,
    route: 'GET /content/{id}/revisions/{revision}/diff',
    summary: 'Compare two revisions of content',
    description:
      'The parts of `output` that differ between a revision and another one (`against`), or the current state, which also has a number. Lists are compared by item. A part that is mostly different is one piece to delete and one to insert.',
    input: RevisionDiffQuery,
    output: RevisionDiff,
    errors: ['not_found'],
  }),
};
