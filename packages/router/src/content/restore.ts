import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const restore = procedure(contract.content.restore, async ({ call, input }) =>
  found(await call.content.restore(input.id, call.services.now()), 'deleted content', input.id),
);
