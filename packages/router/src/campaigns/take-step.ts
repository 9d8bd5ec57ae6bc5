import type { Campaign, CampaignStep } from '@handbill/contract';
import type { Call } from '../call.ts';
import { found } from '../found.ts';
import { refusal } from './refusal.ts';

/** Takes a step of the lifecycle, or says which steps are open. */
export async function takeStep({ campaigns, services }: Call, id: string, step: CampaignStep): Promise<Campaign> {
  const moved = await campaigns.transition(id, step, services.now());
  if (moved !== null) return moved;
  const { status } = found(await campaigns.get(id), 'campaign', id);
  throw refusal(status, step);
}
