import { contract } from '@handbill/contract';
import { found } from '../found.ts';
import { procedure } from '../procedure.ts';

export const deleteContent = procedure(contract.content.delete, async ({ call, input }) => {
  found((await call.content.delete(input.id, call.services.now())) || null, 'content', input.id);
});
