import { implement } from '../call/implement.ts';

export const list = implement.models.list(({ call: { services, principal } }) =>
  Promise.resolve({ data: services.writer.models.filter(({ name }) => principal.key.models?.includes(name) !== false) }),
);
