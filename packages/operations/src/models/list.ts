import { implement } from '../call/implement.ts';

export const list = implement.models.list(({ call }) => Promise.resolve({ data: [...call.services.writer.models] }));
