import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const get = procedure(contract.content.get, async ({ call, input }) => found(await call.content.get(input.id), 'content', input.id));
