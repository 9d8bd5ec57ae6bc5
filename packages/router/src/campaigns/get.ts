import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const get = procedure(contract.campaigns.get, async ({ call, input }) =>
  found(await call.campaigns.get(input.id), 'campaign', input.id),
);
