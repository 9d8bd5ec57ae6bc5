import type { Content } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import type { TextAuthor } from '../ports/content-store.ts';

/** Whether the caller is an author, or its key was made by the key of one, directly or not, as a session of the console is. */
const isAuthor = ({ principal, author }: Call, { key_id, actor }: TextAuthor): boolean =>
  principal.created_by.includes(key_id) || (principal.key.id === key_id && (actor === undefined || actor === author.actor));

/** Refuses whoever has changed a text that two have to see. One that is approved has no author since. */
export async function assertNoAuthor(call: Call, { id, approved }: Content): Promise<void> {
  if (call.principal.workspaceSettings.approval !== 'four_eyes' || approved !== null) return;
  const authors = await call.content.authorsOf(id);
  if (!authors.some((author) => isAuthor(call, author))) return;
  const detail = 'In this workspace nobody approves a text that they have written or changed themselves.';
  throw call.problem('forbidden', { reason: 'four_eyes' }, { detail });
}
