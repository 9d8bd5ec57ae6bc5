import { contract, type Content } from '@handbill/contract';
import type { Call } from '../call.ts';
import { invalidRequest } from '../faults/invalid-request.ts';
import type { Lease } from '../ports/content-store.ts';
import { procedure } from '../procedure.ts';
import { newContent } from './new-content.ts';
import { write } from './write.ts';

/** A brief for a campaign that is not there would lose its link in silence. */
async function assertCampaign({ campaigns }: Call, id: string | null): Promise<void> {
  if (id === null || (await campaigns.get(id)) !== null) return;
  const fault = { in: 'body', pointer: '/campaign_id', code: 'unknown_campaign', message: 'is not a campaign of this workspace' } as const;
  throw invalidRequest([fault]);
}

/** Stores the record. Where the database goes away meanwhile, it may be stored all the same. */
async function begin(call: Call, content: Content, waits: boolean): Promise<Lease> {
  call.storedContentId = content.id;
  return call.content.begin(content, waits).catch((cause: unknown) => {
    if (call.services.storage.problemOf(cause) === undefined) call.storedContentId = undefined;
    throw cause;
  });
}

export const generate = procedure(contract.content.generate, async ({ call, input }) => {
  await assertCampaign(call, input.campaign_id);
  const place = call.services.queue.join(call.principal.workspace.id);
  try {
    const content = newContent(input, call.services);
    const lease = await begin(call, content, !place.cameAtOnce);
    return await write({ lease, content, requestId: call.requestId, place }, call.services);
  } finally {
    place.leave();
  }
});
