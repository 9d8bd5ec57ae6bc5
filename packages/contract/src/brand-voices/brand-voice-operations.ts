import * as z from 'zod';
import { permanent } from '../fields/record-fields.ts';
import { pageOf } from '../lists/page.ts';
import { mutation, query } from '../operation/operation.ts';
import { BrandVoice, BrandVoiceQuery, BrandVoiceRef, CreateBrandVoice, UpdateBrandVoice } from './brand-voice.ts';

const read = { scope: 'content:read' } as const;
const write = { scope: 'content:write' } as const;
const change = { ...write, output: BrandVoice, errors: ['not_found', 'revision_mismatch'] } as const;

const createExamples = {
  minimal: { summary: 'Only a name and words to avoid', value: { name: 'House style', avoid: ['game changer', 'unlock'] } },
  full: {
    summary: 'Everything',
    value: {
      name: 'Bakery',
      description: 'Calm and warm, like a baker at six in the morning.',
      do: ['Name the hour and the oven', 'Short sentences'],
      avoid: ['game changer', 'artisanal'],
      examples: ['The oven is warm. The loaf has time until nine.'],
      formality: 'informal',
      emoji: 'few',
      terms: [
        { term: 'sourdough starter', use: 'preferred', instead: 'mother dough', language: 'en' },
        { term: 'cheap', use: 'forbidden', instead: 'fairly priced', language: 'en', note: 'We never compete on price' },
        { term: 'Slow Crust', use: 'keep' },
      ],
      disclaimers: [{ text: 'Advertisement', types: ['ad_copy'], platforms: ['facebook', 'instagram'] }],
      brand: { logo_url: 'https://example.com/logo.png', color: '#8a4b08', postal_address: 'Bakery Ltd, 1 Mill Lane, Leeds LS1 1AA' },
    },
  },
} as const;

const updateExamples = {
  avoid: { summary: 'Another list of words to avoid', value: { avoid: ['game changer', 'unlock', 'elevate'], emoji: 'none' } },
  brand: { summary: 'Another colour; logo and address stay', value: { brand: { color: '#0b57d0' } } },
} as const;

export const brandVoices = {
  list: query({
    ...read,
    route: 'GET /brand-voices',
    summary: 'List brand voices, newest first',
    input: BrandVoiceQuery,
    output: pageOf(BrandVoice, 'BrandVoicePage'),
    tool: {
      name: 'list_voices',
      description: 'List brand voices: how texts are to sound, and which words they avoid. A brief names one in brand_voice_id.',
      example: { limit: 10 },
      without: ['offset'],
      own: ['pagination'],
      omits: ['data.examples', 'data.terms', 'data.brand', 'data.revision', 'data.created_at', 'data.updated_at', 'pagination.offset'],
    },
  }),
  create: mutation({
    ...write,
    route: 'POST /brand-voices',
    summary: 'Create a brand voice',
    description:
      'A brief names it in `brand_voice_id`: the model receives it, and the text is checked against its words, terms and disclaimers.',
    input: CreateBrandVoice,
    output: BrandVoice,
    status: 201,
    location: '/brand-voices/{id}',
    examples: createExamples,
  }),
  get: query({
    ...read,
    route: 'GET /brand-voices/{id}',
    summary: 'Read a brand voice',
    input: BrandVoiceRef,
    output: BrandVoice,
    errors: ['not_found'],
  }),
  update: mutation({
    ...change,
    route: 'PATCH /brand-voices/{id}',
    summary: 'Change a brand voice',
    description:
      'A merge patch: absent keeps, `null` clears, `brand` merges, lists replace. Existing content keeps the voice that it was written with, for later checks too.',
    input: UpdateBrandVoice,
    parsedBy: 'handler',
    examples: updateExamples,
  }),
  delete: mutation({
    ...change,
    route: 'DELETE /brand-voices/{id}',
    summary: 'Delete a brand voice',
    description:
      'It can be restored for 30 days. Existing content keeps the voice that it was written with; new briefs cannot name it. With `permanent` it is erased: its events keep only type, time and `resource_id`.',
    input: BrandVoiceRef.extend({ permanent }),
    output: z.void(),
    status: 204,
  }),
  restore: mutation({
    ...change,
    route: 'POST /brand-voices/{id}/restore',
    summary: 'Restore a deleted brand voice',
    description: 'A brand voice that is not deleted is returned unchanged.',
    input: BrandVoiceRef,
  }),
};
