import { contract } from '@handbill/contract';
import type { Call } from '../call.ts';
import { invalidRequest } from '../faults/invalid-request.ts';
import { procedure } from '../procedure.ts';
import { newContent } from './new-content.ts';
import { write } from './write.ts';

/** A brief for a campaign that is not there would lose its link in silence. */
async function assertCampaign({ campaigns }: Call, id: string | null): Promise<void> {
  if (id === null || (await campaigns.get(id)) !== null) return;
  const fault = { in: 'body', pointer: '/campaign_id', code: 'unknown_campaign', message: 'is not a campaign of this workspace' } as const;
  throw invalidRequest([fault]);
}

export const generate = procedure(contract.content.generate, async ({ call, input }) => {
  await assertCampaign(call, input.campaign_id);
  const content = newContent(input, call.services);
  const lease = await call.content.begin(content);
  return write({ lease, content, requestId: call.requestId }, call.services);
});
