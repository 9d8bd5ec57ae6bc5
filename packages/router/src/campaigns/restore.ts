import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const restore = procedure(contract.campaigns.restore, async ({ call, input }) =>
  found(await call.campaigns.restore(input.id, call.services.now()), 'deleted campaign', input.id),
);
