import { isDeepStrictEqual } from 'node:util';
import { statusOf, type Content } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import type { FormerState } from '../ports/content-store.ts';
import { editContent, unapproved } from '../edits/edit-content.ts';

export const revisions = implement.content.revisions(async ({ call, input }) => {
  assertFound(call, await call.content.get(input.id), 'content', input.id);
  return call.content.revisions(input);
});

/** The output of a state by its number, which may be that of the present one. */
const outputAt = async (call: Call<'not_found'>, current: Content, revision: number): Promise<Content['output']> =>
  revision === current.revision
    ? current.output
    : assertFound(call, await call.content.revision(current.id, revision), 'revision', String(revision)).output;

export const diffRevision = implement.content.diffRevision(async ({ call, input: { id, revision, against } }) => {
  const current = assertFound(call, await call.content.get(id), 'content', id);
  const before = await outputAt(call, current, revision);
  const after = await outputAt(call, current, against ?? current.revision);
  const parts = await call.services.texts.of(call.principal.workspace.id).diffOutputs(before, after, current.language);
  return { data: [...parts] };
});

/** The former state, but for fields outside its text: tags, campaign, and the approval of a person who did not see it now. */
function restored(current: Content, { status, title, output, text, checks, error }: FormerState): Content {
  const wasChecked = status === 'ready' || status === 'needs_review';
  const before = { status: wasChecked ? statusOf(checks) : status, title, output, text, checks, error };
  const isSame = isDeepStrictEqual({ ...current, ...before }, current);
  // An output belongs to the record's kind, which the compiler cannot see through the union.
  return isSame ? current : unapproved({ ...current, ...before } as Content);
}

export const restoreRevision = implement.content.restoreRevision(({ call, input: { id, revision } }) =>
  editContent(call, id, async (current) => {
    if (revision === current.revision) return current;
    return restored(current, assertFound(call, await call.content.revision(id, revision), 'revision', String(revision)));
  }),
);
