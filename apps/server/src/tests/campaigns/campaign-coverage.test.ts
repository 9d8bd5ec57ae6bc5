import { describe, expect, it } from 'vitest';
import { testServer } from '../../../testing/test-server.ts';

const server = testServer();
const call = (route: string, body?: unknown, key?: string) =>
  server.rest(route, { ...(body !== undefined && { body }), ...(key !== undefined && { key }) });

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
    await server.stored('content').updateOne({ _id: post.id }, { $set: { status: 'generating' } });

    const { status, body } = await call(`GET /campaigns/${campaign_id}/coverage`);
    const none = { ready: 0, needs_review: 0, generating: 0, planned: 0, published: 0, is_missing: true };
    const row = (channel: string, type: string | null, platform: string | null, numbers: object) => {
      const counted = { ...none, ...numbers, is_missing: Object.keys(numbers).length === 0 };
      return { channel, type, platform, ...counted, languages: [{ language: 'en', ...counted }] };
    };
    expect([status, body]).toEqual([
      200,
      {
        data: [
          row('email', 'email', null, { ready: 1 }),
          row('linkedin', 'social_post', 'linkedin', { needs_review: 1, generating: 1 }),
          row('twitter', 'social_post', 'twitter', {}),
          row('google_search', 'ad_copy', 'google_search', { ready: 1 }),
          row('facebook_ads', 'ad_copy', 'facebook', {}),
          row('blog', 'blog_article', null, {}),
          row('landing_page', 'landing_page', null, {}),
          row('social_post', 'social_post', null, { needs_review: 1, generating: 1 }),
          row('podcast', null, null, {}),
        ],
      },
    ]);
  });

  it('tells languages apart: those of the audience that are tags, and those that there are texts in', async () => {
    const languages = ['pt', 'German', 'de-at', 'Français', 'x'.repeat(200), 'pt'];
    const fields = { name: 'Spring', campaign_type: 'sales', channels: ['email', 'linkedin'], target_audience: { languages } };
    const { id: campaign_id } = (await call('POST /campaigns', fields)).body;
    const write = (language: string, brief: object) => call('POST /content/generate', { topic: 'Course', campaign_id, language, ...brief });
    await write('de-AT', { type: 'email' });
    await write('fr', { type: 'email' });
    await write('fr', { type: 'email' });
    await write('en', { type: 'social_post', platform: 'linkedin' });
    const [email, linkedin] = (await call(`GET /campaigns/${campaign_id}/coverage`)).body.data;
    const ready = (numbers: Readonly<Record<string, number>>) =>
      ['pt', 'de-AT', 'en', 'fr'].map((language) => {
        const count = numbers[language] ?? 0;
        return { language, ready: count, needs_review: 0, generating: 0, is_missing: count === 0 };
      });
    expect(email).toMatchObject({ ready: 3, is_missing: false, languages: ready({ 'de-AT': 1, fr: 2 }) });
    expect(linkedin).toMatchObject({ ready: 1, is_missing: false, languages: ready({ en: 1 }) });
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
