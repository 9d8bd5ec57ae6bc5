import { content } from '../implement.ts';

export const list = content.list(({ call, input }) => call.content.list(input));
