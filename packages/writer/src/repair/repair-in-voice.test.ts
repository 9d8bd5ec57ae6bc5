import { contentTypes, CreateBrandVoice, type ContentRequestInput } from '@handbill/contract';
import { modelReplies as replies } from '@handbill/testing';
import { expect, it } from 'vitest';
import { writtenTexts } from './written-text.fixture.ts';

const at = new Date('2026-11-22T09:00:00Z');
const fields = CreateBrandVoice.parse({ name: 'Bakery', avoid: ['kitchen'], disclaimers: [{ text: 'Places are limited.' }] });
const voice = { ...fields, id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5', revision: 1, created_at: at, updated_at: at };
const { server, write } = await writtenTexts(voice);
const letter = contentTypes.email.example.output;

it('repairs a text that breaks its brand voice, and tells the model of the voice again', async () => {
  const body = `${letter.body.replace('our kitchen opens', 'our doors open')} Places are limited.`;
  const brief: ContentRequestInput = { type: 'email', topic: 'Our course in March', facts: ['Six evenings'] };
  const answers = [letter, { '/body': body }].map((output) => replies.streamed(JSON.stringify(output)));
  const { result, calls } = await write(brief, ...answers);
  expect(result).toMatchObject({ status: 'ready', output: { ...letter, body } });
  expect(calls.map(({ reason }) => reason)).toEqual(['first', 'mended', 'repair']);
  expect(JSON.stringify(server.requests[1]?.body['messages'])).toContain('<brand_voice>');
});

it('appends a missing disclaimer word for word, for no further call', async () => {
  const body = letter.body.replace('our kitchen opens', 'our doors open');
  const brief: ContentRequestInput = { type: 'email', topic: 'Our course in March', facts: ['Six evenings'] };
  const { result, calls } = await write(brief, replies.streamed(JSON.stringify({ ...letter, body })), replies.error(400, 'No'));
  expect(result).toMatchObject({ status: 'ready', output: { ...letter, body: `${body}\n\nPlaces are limited.` } });
  expect(calls.map(({ reason }) => reason)).toEqual(['first', 'mended']);
});

it('keeps a line a line: a disclaimer goes behind the first description of a search ad', async () => {
  const brief: ContentRequestInput = { ...contentTypes.ad_copy.example.request, platform: 'google_search', keywords: [], variants: 1 };
  const descriptions = ['Learn to bake in calm evenings, in small groups.', 'Take a starter of your own home.'];
  const headlines = ['Bake sourdough bread', 'Learn it in the evening', 'A starter to take home'];
  const variant = { primary_text: null, headlines, descriptions };
  const { result, calls } = await write(brief, replies.streamed(JSON.stringify({ variants: [variant] })), replies.error(400, 'No'));
  const whole = [`${descriptions[0]} Places are limited.`, descriptions[1]];
  expect(result).toMatchObject({ output: { variants: [{ ...variant, descriptions: whole }] } });
  expect(calls.map(({ reason }) => reason)).toEqual(['first', 'mended']);
});

it('puts a missing disclaimer before the hashtags of a post', async () => {
  const { request } = contentTypes.social_post.example;
  const post = { text: 'We learnt to bake a calm loaf.\n\n#bread', hashtags: ['bread'] };
  const brief: ContentRequestInput = { ...request, keywords: [], facts: [], hashtags: ['bread'], link: null, length: null };
  const { result, calls } = await write(brief, replies.streamed(JSON.stringify(post)), replies.error(400, 'No'));
  expect(result).toMatchObject({ output: { text: 'We learnt to bake a calm loaf.\n\nPlaces are limited.\n\n#bread' } });
  expect(calls.map(({ reason }) => reason)).toEqual(['first', 'mended']);
});
