/** Requests in REST's words. They are in the document and every one of them is sent in the tests. */
export const campaignExamples = {
  create: {
    minimal: { summary: 'Only the required fields', value: { name: 'Spring launch', campaign_type: 'awareness' } },
    full: {
      summary: 'Everything',
      value: {
        name: 'Spring launch',
        campaign_type: 'sales',
        budget: 2500.5,
        currency: 'EUR',
        channels: ['email', 'linkedin'],
        target_audience: { description: 'Owners of small bakeries', locations: ['Lisbon', 'Porto'], age_min: 25, loyalty_tier: 'gold' },
        status: 'draft',
        starts_at: '2027-03-01T08:00:00Z',
        ends_at: '2027-04-01T08:00:00+02:00',
        description: 'Three weeks of fresh bread',
        message: { key_message: 'Bread that keeps for a week', offer: 'The first loaf is free', call_to_action: 'Order your first loaf' },
        tags: ['spring'],
        metadata: { crm_id: '0061' },
      },
    },
  },
  update: {
    merge: {
      summary: 'Raise the budget, drop the end and add to the audience',
      value: { budget: 4000, ends_at: null, target_audience: { age_max: 60 } },
    },
    status: { summary: 'Start it in the same step', value: { name: 'Spring launch 2027', status: 'active' } },
  },
  duplicate: {
    override: { summary: 'Another name and no budget yet', value: { name: 'Summer launch', channels: ['email'] } },
  },
} as const;
