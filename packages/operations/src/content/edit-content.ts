import type { Content } from '@handbill/contract';
import { assertFound, type Call } from '../call.ts';
import { retryOnConflict } from '../retry-on-conflict.ts';

type EditCall = Call<'not_found' | 'content_not_ready'>;

/** Says which status stands in the way of a step. */
export const notReady = (call: EditCall, { status }: Content, detail: string) =>
  call.problem('content_not_ready', { current_status: status }, { detail });

/**
 * Reads a record, changes it and writes it, again where another writer was faster, and keeps the state before as a revision. What `change`
 * gives back as it was is not written. `rewriting` names a call that writes parts anew.
 */
export function editContent(
  call: EditCall,
  id: string,
  change: (current: Content) => Content | Promise<Content>,
  rewriting?: string,
): Promise<Content> {
  const since = performance.now();
  const edit = async () => {
    const current = assertFound(call, await call.content.get(id), 'content', id);
    if (current.status === 'generating') throw notReady(call, current, 'The text is still being written: wait for its end, or cancel it.');
    const changed = await change(current);
    if (changed === current) return current;
    const next = { ...changed, revision: current.revision + 1, updated_at: call.now() };
    return (await call.content.replace(next, current.revision, { keyId: call.principal.key.id, rewriting })) ? next : undefined;
  };
  // Edits of this server wait for each other, so that only those of other servers are ever met as a conflict.
  return call.services.edits.run(`${call.principal.workspace.id} ${id}`, () => retryOnConflict(edit, since));
}
