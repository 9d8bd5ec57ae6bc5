import { allowedActions, newId, type Campaign } from '@handbill/contract';

/** A campaign with every field set, made at `created_at`. */
export function sampleCampaign({ created_at = new Date(), ...fields }: Partial<Campaign> = {}): Campaign {
  const campaign: Campaign = {
    id: newId('cmp', created_at),
    name: 'Spring launch',
    campaign_type: 'awareness',
    status: 'draft',
    allowed_actions: [],
    budget: 2500.5,
    currency: 'USD',
    channels: ['email', 'linkedin'],
    target_audience: { description: 'Owners of small bakeries', age_min: 25, $where: { 'a.b': [1, null] } },
    starts_at: new Date('2027-03-01T00:00:00Z'),
    ends_at: null,
    description: 'All about sourdough',
    tags: ['spring'],
    metadata: { 'crm.id': '0061', $set: 'x' },
    source_campaign_id: null,
    revision: 1,
    created_at,
    updated_at: created_at,
    ...fields,
  };
  return { ...campaign, allowed_actions: [...allowedActions(campaign.status)] };
}
