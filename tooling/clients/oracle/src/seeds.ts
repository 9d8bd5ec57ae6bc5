/** The records that there are to be listed. */
export const seeds: readonly { readonly route: string; readonly body: object }[] = [
  { route: 'POST /campaigns', body: { name: 'Spring launch', campaign_type: 'sales', channels: ['email', 'sms'], tags: ['a b'] } },
  {
    route: 'POST /campaigns',
    body: { name: 'Größe & co', campaign_type: 'lead_gen', channels: ['email'], tags: ['größe & co'], budget: 99.5 },
  },
  { route: 'POST /campaigns', body: { name: 'Autumn', campaign_type: 'awareness', status: 'active' } },
  { route: 'POST /content/generate', body: { type: 'email', topic: 'Spring launch of the sourdough course', tags: ['a b'] } },
  {
    route: 'POST /content/generate',
    body: { type: 'social_post', platform: 'bluesky', topic: 'Bread', language: 'de', tags: ['größe & co'] },
  },
  { route: 'POST /content/generate', body: { type: 'blog_article', topic: 'sandbox:truncated sourdough', length: 120 } },
];
