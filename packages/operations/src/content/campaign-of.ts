import type { Campaign, Fault } from '@handbill/contract';
import type { Call } from '../call.ts';
import { invalidRequest } from '../input/input-parser.ts';

/** A campaign that does not exist is refused: the brief would lose its link in silence. */
export const unknownCampaign: Fault = {
  in: 'body',
  pointer: '/campaign_id',
  code: 'unknown_campaign',
  message: 'is not a campaign of this workspace',
};

/** The campaign that a brief names, if it names one. */
export async function campaignOf(call: Call, id: string | null): Promise<Campaign | null> {
  const campaign = id === null ? null : await call.campaigns.get(id);
  if (id === null || campaign !== null) return campaign;
  throw invalidRequest([unknownCampaign]);
}
