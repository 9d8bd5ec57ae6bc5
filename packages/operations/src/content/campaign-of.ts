import type { Campaign, Fault } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { invalidRequest } from '../call/input/input-parser.ts';

/** A campaign that does not exist is refused: content would lose its link in silence. */
export function campaignFaults(id: string | null, campaign: Campaign | null): readonly Fault[] {
  if (id === null || campaign !== null) return [];
  return [{ in: 'body', pointer: '/campaign_id', code: 'unknown_campaign', message: 'is not a campaign of this workspace' }];
}

/** The campaign that a caller names, if one is named. */
export async function campaignOf(call: Call, id: string | null): Promise<Campaign | null> {
  const campaign = id === null ? null : await call.campaigns.get(id);
  const faults = campaignFaults(id, campaign);
  if (faults.length > 0) throw invalidRequest(faults);
  return campaign;
}
