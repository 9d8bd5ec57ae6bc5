import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { Prompt } from '../prompts/prompt.ts';
import type { Capabilities } from './capabilities.ts';

/**
 * The request's body. No temperature: reasoning models refuse it. No limit of tokens: those that a model thinks with count too,
 * older servers know the limit by another name, and the time-out bounds what a call can cost.
 */
export function requestBody(model: string, { system, user, shape }: Prompt, capabilities: Capabilities): ChatCompletionCreateParams {
  const format = {
    json_schema: { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema: { ...shape.schema } } },
    json_object: { type: 'json_object' },
    plain: null,
  } as const satisfies Record<Capabilities['shape'], ChatCompletionCreateParams['response_format'] | null>;
  const response_format = format[capabilities.shape];
  return {
    model,
    messages: capabilities.system
      ? [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${system}\n\n${user}` }],
    ...(response_format !== null && { response_format }),
    stream: capabilities.stream,
    ...(capabilities.stream && capabilities.usage && { stream_options: { include_usage: true } }),
  };
}
