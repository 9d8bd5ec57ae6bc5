import { contentTypes, CreateBrandVoice, type ContentRequest } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { checkContent } from '@handbill/text';
import { compose } from './compose.ts';
import { responseTo } from './simulated-response.ts';

const at = new Date('2026-11-22T09:00:00Z');
const fields = CreateBrandVoice.parse({
  name: 'Bakery',
  avoid: ['the text is shor*', 'narrow screen', 'read more', 'cheap'],
  terms: [
    { term: 'Slow Crust', use: 'keep' },
    { term: 'dark mode', use: 'forbidden' },
    { term: 'heading', use: 'preferred', instead: 'headline' },
  ],
  disclaimers: [{ text: 'Places are limited' }],
});
const voice = { ...fields, id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5', revision: 1, created_at: at, updated_at: at };

const requestOf = (type: keyof typeof contentTypes, more: object = {}): ContentRequest =>
  contentTypes[type].keptRequest.parse({ ...contentTypes[type].example.request, topic: 'Slow Crust, our new loaf', facts: [], ...more });
const failing = (request: ContentRequest, output: object) =>
  checkContent(request, output as never, { truncated: false, campaign: null, voice }).filter(({ outcome }) => outcome === 'fail');

describe('a text of the sandbox in a brand voice', () => {
  it.each(Object.keys(contentTypes) as (keyof typeof contentTypes)[])('keeps it: %s', (type) => {
    for (const number of [1, 2, 3, 4, 5]) {
      const request = requestOf(type, { instructions: `Try ${number}` });
      const output = compose({ request, campaign: null, voice });
      expect(failing(request, output)).toEqual([]);
      expect(JSON.stringify(output)).toContain('Places are limited');
    }
  });

  it('does not quote what the voice avoids', () => {
    const request = requestOf('email', { topic: 'Cheap bread' });
    const output = compose({ request, campaign: null, voice });
    expect(failing(request, output)).toEqual([]);
    expect(JSON.stringify(output)).not.toContain('Cheap');
  });

  it('has an emoji in a post, and none where the voice has none', () => {
    const request = requestOf('social_post');
    const isPictured = (output: object): boolean => /\p{Extended_Pictographic}/u.test(JSON.stringify(output));
    expect(isPictured(compose({ request, campaign: null, voice }))).toBe(true);
    expect(isPictured(compose({ request, campaign: null, voice: { ...voice, emoji: 'none' } }))).toBe(false);
  });

  it('has its disclaimer where its parts are written anew', () => {
    const request = requestOf('email');
    const output = compose({ request, campaign: null, voice });
    const without = { ...output, body: 'A line.' };
    const failed = failing(request, without).filter(({ rule }) => rule === 'disclaimer');
    const parts = [{ pointer: '/body', kept: null, failing: failed, words: null }];
    const asked = { output: without, parts, instructions: null, failedBefore: [] };
    expect(compose({ request, campaign: null, voice, parts: asked })).toMatchObject({
      ...without,
      body: expect.stringContaining('Places are limited') as string,
    });
  });

  it.each(['forbidden_word', 'term', 'disclaimer'] as const)('breaks %s when it is asked to', (rule) => {
    const request = requestOf('email');
    const { text } = responseTo({ request: { ...request, topic: `sandbox:fail:${rule} ${request.topic}` }, campaign: null, voice });
    expect(failing(request, JSON.parse(text) as object).map((check) => check.rule)).toContain(rule);
  });
});
