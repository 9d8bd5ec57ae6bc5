import { models } from '../call/implement.ts';

export const list = models.list(({ call }) => Promise.resolve({ data: [...call.services.writer.models] }));
