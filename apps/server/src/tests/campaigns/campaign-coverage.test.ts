import { describe, expect, it } from 'vitest';
import { rest } from '../../../testing/rest.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, key?: string) =>
  rest(server, route, { ...(body !== undefined && { body }), ...(key !== undefined && { key }) });

const channels = ['email', 'linkedin', 'twitter', 'google_search', 'facebook_ads', 'blog', 'landing_page', 'social_post', 'podcast'];
const campaignWith = async (of: readonly string[]) =>
  (await call('POST /campaigns', { name: 'Spring', campaign_type: 'sales', channels: of })).body.id as string;

describe('the coverage of a campaign', () => {
  it('counts for each channel the texts that suit it', async () => {
    const campaign_id = await campaignWith(channels);
    const write = async (brief: object) => (await call('POST /content/generate', { topic: 'Our course', campaign_id, ...brief })).body;
    const post = await write({ type: 'social_post', platform: 'linkedin' });
    await write({ type: 'social_post', platform: 'linkedin', topic: 'sandbox:fail:placeholder Our course' });
    await write({ type: 'email' });
    await write({ type: 'email', topic: 'sandbox:error Our course' });
    const ad = { type: 'ad_copy', product: 'Course', unique_selling_proposition: 'Your own starter' };
    await write({ ...ad, platform: 'google_search' });
    const other = await write({ ...ad, platform: 'facebook' });
    await call(`PATCH /content/${other.id}`, { campaign_id: null });
    await server.db.collection<{ _id: string }>('content').updateOne({ _id: post.id }, { $set: { status: 'generating' } });

    const { status, body } = await call(`GET /campaigns/${campaign_id}/coverage`);
    const none = { ready: 0, needs_review: 0, generating: 0, is_missing: true };
    expect([status, body]).toEqual([
      200,
      {
        data: [
          { channel: 'email', type: 'email', platform: null, ready: 1, needs_review: 0, generating: 0, is_missing: false },
          { channel: 'linkedin', type: 'social_post', platform: 'linkedin', ready: 0, needs_review: 1, generating: 1, is_missing: false },
          { channel: 'twitter', type: 'social_post', platform: 'twitter', ...none },
          {
            channel: 'google_search',
            type: 'ad_copy',
            platform: 'google_search',
            ready: 1,
            needs_review: 0,
            generating: 0,
            is_missing: false,
          },
          { channel: 'facebook_ads', type: 'ad_copy', platform: 'facebook', ...none },
          { channel: 'blog', type: 'blog_article', platform: null, ...none },
          { channel: 'landing_page', type: 'landing_page', platform: null, ...none },
          { channel: 'social_post', type: 'social_post', platform: null, ready: 0, needs_review: 1, generating: 1, is_missing: false },
          { channel: 'podcast', type: null, platform: null, ...none, is_missing: false },
        ],
      },
    ]);
  });

  it('is empty without channels, and needs both reads', async () => {
    const id = await campaignWith([]);
    expect((await call(`GET /campaigns/${id}/coverage`)).body).toEqual({ data: [] });
    const allowed = async (...scopes: ('campaigns:read' | 'content:read')[]) => {
      const { status, body } = await call(`GET /campaigns/${id}/coverage`, undefined, await server.key(scopes));
      return [status, body.scope];
    };
    expect(await allowed('campaigns:read')).toEqual([403, 'content:read']);
    expect(await allowed('content:read')).toEqual([403, 'campaigns:read']);
    expect(await allowed('campaigns:read', 'content:read')).toEqual([200, undefined]);
  });
});
