/** A campaign that is running, with all that a screen may show of one. */
export const adventCampaign = () => ({
  name: 'Advent baking courses',
  campaign_type: 'sales' as const,
  status: 'active' as const,
  budget: 2_500,
  currency: 'EUR' as const,
  channels: ['email', 'linkedin', 'instagram', 'google_search'],
  target_audience: { description: 'Families in Munich', languages: ['en', 'de'] },
  message: { key_message: 'Baking is the quiet hour of a loud month' },
  starts_at: new Date(Date.now() - 864_000_000),
  ends_at: new Date(Date.now() + 1_728_000_000),
});
