import { assertFound } from '../call.ts';
import { content } from '../implement.ts';

export const list = content.list(({ call, input }) => call.content.list(input));

export const get = content.get(async ({ call, input }) => assertFound(call, await call.content.get(input.id), 'content', input.id));

export const deleteContent = content.delete(async ({ call, input }) => {
  assertFound(call, await call.content.delete(input.id, call.now()), 'content', input.id);
});

export const restore = content.restore(async ({ call, input }) =>
  assertFound(call, await call.content.restore(input.id, call.now()), 'deleted content', input.id),
);
