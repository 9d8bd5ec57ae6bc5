import { assertFound } from '../call.ts';
import { content } from '../implement.ts';

export const get = content.get(async ({ call, input }) => assertFound(call, await call.content.get(input.id), 'content', input.id));
