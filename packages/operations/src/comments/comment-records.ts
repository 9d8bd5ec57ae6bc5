import type { Comment, Content } from '@handbill/contract';
import { assertFound, type Call } from '../call/call.ts';
import { implement } from '../call/implement.ts';
import { assertPlaces, commentOn } from './comment-on.ts';

type CommentCall = Call<'not_found'>;
interface Named {
  readonly content_id: string;
  readonly id: string;
}

const contentOf = async (call: CommentCall, id: string): Promise<Content> => assertFound(call, await call.content.get(id), 'content', id);

export const create = implement.comments.create(async ({ call, input: { content_id, ...said } }) => {
  const content = await contentOf(call, content_id);
  const identity = call.newRecord('cmt');
  // An earlier attempt at the call may have stored it.
  const earlier = call.isRepeat ? await call.comments.get(content, identity.id) : null;
  if (earlier !== null) return earlier;
  assertPlaces(content, [said], () => '');
  const comment = commentOn(call, content, said, identity);
  await call.comments.insert(comment, content);
  return comment;
});

export const list = implement.comments.list(async ({ call, input }) => call.comments.list(await contentOf(call, input.content_id), input));

async function mark(call: CommentCall, { content_id, id }: Named, isResolved: boolean): Promise<Comment> {
  const content = await contentOf(call, content_id);
  const marked = await call.comments.mark(content, id, isResolved, call.now());
  return marked ?? assertFound(call, await call.comments.get(content, id), 'comment', id);
}

export const resolve = implement.comments.resolve(({ call, input }) => mark(call, input, true));
export const reopen = implement.comments.reopen(({ call, input }) => mark(call, input, false));

const remove = implement.comments.delete(async ({ call, input: { content_id, id } }) => {
  const content = await contentOf(call, content_id);
  const found = await call.comments.get(content, id);
  if (found === null && call.isRepeat) return;
  const { writer } = assertFound(call, found, 'comment', id);
  const { keyId, signedInWith = keyId, actor } = call.author;
  const isWriter = writer.key_id === signedInWith && writer.actor === actor;
  if (!isWriter && !call.principal.scopes.has('admin'))
    throw call.problem('forbidden', {}, { detail: 'Only whoever wrote a comment deletes it, or a key with the scope admin.' });
  assertFound(call, await call.comments.delete(id, call.now()), 'comment', id);
});

export { remove as delete };
