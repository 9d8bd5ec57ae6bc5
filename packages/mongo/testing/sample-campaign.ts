import { allowedActions, CreateCampaign, newId, type Campaign } from '@handbill/contract';

const input = CreateCampaign.parse({
  name: 'Spring launch',
  campaign_type: 'awareness',
  budget: 2500.5,
  channels: ['email', 'linkedin'],
  target_audience: { description: 'Owners of small bakeries', age_min: 25, $where: { 'a.b': [1, null] } },
  starts_at: '2027-03-01T00:00:00Z',
  description: 'All about sourdough',
  message: { key_message: 'Bread that keeps for a week', offer: '$first loaf free' },
  tags: ['spring'],
  metadata: { 'crm.id': '0061', $set: 'x' },
});

/** A campaign, created at `created_at`. */
export function sampleCampaign({ created_at = new Date(), ...fields }: Partial<Campaign> = {}): Campaign {
  const { status = input.status } = fields;
  return {
    ...input,
    id: newId('cmp', created_at),
    allowed_actions: [...allowedActions(status)],
    source_campaign_id: null,
    open_publications: 0,
    revision: 1,
    created_at,
    updated_at: created_at,
    ...fields,
  };
}
