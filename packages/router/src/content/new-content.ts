import type { Content, ContentRequest } from '@handbill/contract';
import type { Services } from '../services.ts';

/** The record of a brief before its text is written. */
export function newContent(request: ContentRequest, { now, newId, writer }: Pick<Services, 'now' | 'newId' | 'writer'>): Content {
  const created_at = now();
  const record = {
    type: request.type,
    id: newId('cnt', created_at),
    status: 'generating',
    title: titleOf(request),
    request,
    output: null,
    text: null,
    checks: [],
    generation: {
      provider: writer.provider,
      model: writer.model,
      prompt_version: writer.promptVersion,
      attempts: 0,
      input_tokens: null,
      output_tokens: null,
      cost: null,
      duration_ms: null,
    },
    error: null,
    campaign_id: request.campaign_id,
    tags: request.tags,
    language: request.language,
    source_content_id: null,
    revision: 1,
    created_at,
    updated_at: created_at,
  } satisfies Record<keyof Content, unknown>;
  // `type` and `request` come from the same brief, which the compiler can not see through the union.
  return record as Content;
}

/** Until there is a text, the first line of the topic. */
const titleOf = ({ topic }: ContentRequest): string => [...(topic.split('\n', 1)[0] ?? topic)].slice(0, 200).join('');
