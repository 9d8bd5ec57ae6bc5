import { ContentRequest, CreateBrandVoice, type BrandVoice, type Check, type CreateBrandVoiceInput } from '@handbill/contract';
import type { AnyOutput } from '../kinds/definition-of.ts';
import { checkContent } from './check-content.ts';

const at = new Date('2026-11-22T09:00:00Z');

export const voiceOf = (fields: Partial<CreateBrandVoiceInput>): BrandVoice => ({
  ...CreateBrandVoice.parse({ name: 'Bakery', ...fields }),
  id: 'brv_01jd6v3m8hf2v9q0x1y2z3a4b5',
  revision: 1,
  created_at: at,
  updated_at: at,
});

/** The checks of a whole text. */
export const checked = (request: object, output: object, options: Partial<Parameters<typeof checkContent>[2]> = {}) =>
  checkContent(ContentRequest.parse(request), output as AnyOutput, { truncated: false, ...options });

export const checkedLetter = (body: string, request: object = {}, parts: object = {}) =>
  checked(
    { type: 'email', topic: 'News', ...request },
    { subject: 'News', preheader: 'From us to you', body, call_to_action: 'Read on', ...parts },
  );

export const checkedPost = (text: string, request: object = {}, voice: BrandVoice | null = null) =>
  checked({ type: 'social_post', topic: 'News', platform: 'linkedin', ...request }, { title: null, text, hashtags: [] }, { voice });

interface Variant {
  readonly primary_text: string | null;
  readonly headlines?: readonly string[];
  readonly descriptions?: readonly string[];
}

export const checkedAd = (variants: readonly Variant[], request: object = {}) =>
  checked(
    {
      type: 'ad_copy',
      topic: 'Bread',
      platform: 'facebook',
      product: 'Loaves',
      unique_selling_proposition: 'Night bakery',
      variants: variants.length,
      ...request,
    },
    { variants: variants.map(({ primary_text, headlines = [], descriptions = [] }) => ({ primary_text, headlines, descriptions })) },
  );

export const of = (rule: string, checks: readonly Check[]): readonly Check[] => checks.filter((check) => check.rule === rule);
export const outcomes = (rule: string, checks: readonly Check[]) => of(rule, checks).map(({ outcome }) => outcome);
