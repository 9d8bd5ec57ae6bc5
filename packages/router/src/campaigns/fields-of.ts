import { EditedCampaign, type Campaign } from '@handbill/contract';

const names = Object.keys(EditedCampaign.shape) as (keyof EditedCampaign)[];

/** The fields of a campaign that its owner sets. */
export function fieldsOf(campaign: Campaign): EditedCampaign {
  return Object.fromEntries(names.map((name) => [name, campaign[name]])) as EditedCampaign;
}
