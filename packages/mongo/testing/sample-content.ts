import { hashOfText } from '../src/content/stored-content.ts';
import { contentTypes, newId, noApproval, withActions, type Content } from '@handbill/contract';

/** A finished record of a kind, from the kind's own example. */
export function sampleContent(
  type: keyof typeof contentTypes = 'social_post',
  { created_at = new Date(), ...fields }: Partial<Content> = {},
): Content {
  const { request, output } = contentTypes[type].example;
  const generation = {
    provider: 'sandbox',
    model: 'sandbox',
    prompt_version: '1',
    attempts: 1,
    input_tokens: 12,
    cached_input_tokens: null,
    output_tokens: null,
    cost: { amount: 0.5, currency: 'USD', source: 'table', as_of: '2026-09-23' },
    duration_ms: 3,
  };
  const content = {
    approval: noApproval,
    type,
    id: newId('cnt', created_at),
    status: 'ready',
    title: 'Sourdough for beginners',
    request: contentTypes[type].keptRequest.parse(request),
    output,
    text: 'Flour, water, salt and time.',
    checks: [
      {
        rule: 'length',
        outcome: 'pass',
        wanted: 'any',
        found: '5 words',
        measured: 5,
        limit: { min: null, max: 10 },
        unit: 'words',
        pointer: null,
        excerpt: null,
        span: null,
        message: 'The length is right.',
      },
    ],
    generation,
    error: null,
    approved: null,
    queue_position: null,
    campaign_id: null,
    tags: ['spring'],
    language: 'en',
    source_content_id: null,
    revision: 1,
    created_at,
    updated_at: created_at,
    ...fields,
  } as Content;
  const hash = hashOfText(content.title, content.output);
  return { ...content, hash, approval: withActions(content.approval, { ...content, hash }) };
}

/** A record whose text is being written. */
export const generatingContent = (fields: Partial<Content> = {}): Content =>
  sampleContent('social_post', { status: 'generating', output: null, text: null, checks: [], ...fields });
