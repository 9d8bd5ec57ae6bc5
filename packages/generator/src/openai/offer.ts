import type { ChatCompletionCreateParams } from 'openai/resources/chat/completions';
import type { Prompt } from '../prompts/prompt.ts';

/** What a server is taken to understand: all of it, until it refuses. */
export interface Offer {
  readonly shape: 'json_schema' | 'json_object' | 'plain';
  readonly stream: boolean;
  readonly usage: boolean;
  readonly system: boolean;
}

export const fullOffer: Offer = { shape: 'json_schema', stream: true, usage: true, system: true };

const lowerShape = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const;

/** What a refusal names → what is left out from then on. The first that matches and changes something holds. */
const concessions: readonly [named: RegExp, without: (offer: Offer) => Offer][] = [
  [/stream_options|include_usage/i, (offer) => ({ ...offer, usage: false })],
  [/\bstream(ing)?\b/i, (offer) => ({ ...offer, stream: false })],
  [
    /response.?format|json.?schema|json.?object|json.?mode|structured.?output|guided.?json/i,
    (offer) => ({ ...offer, shape: lowerShape[offer.shape] }),
  ],
  [/\bsystem\b.{0,20}\b(role|message|prompt)|\brole\b.{0,20}\bsystem\b/i, (offer) => ({ ...offer, system: false })],
];

/** A smaller offer for a server that refused this one, or `null` where its words name nothing that can be left out. */
export function conceded(offer: Offer, refusal: string): Offer | null {
  for (const [named, without] of concessions) {
    const smaller = named.test(refusal) ? without(offer) : offer;
    if (JSON.stringify(smaller) !== JSON.stringify(offer)) return smaller;
  }
  return null;
}

/**
 * The request's body. No temperature: reasoning models refuse it. No limit of tokens: those that a model thinks with count too,
 * older servers know the limit by another name, and the time-out bounds what a call can cost.
 */
export function bodyOf(model: string, { system, user, shape }: Prompt, offer: Offer): ChatCompletionCreateParams {
  const format = {
    json_schema: { type: 'json_schema', json_schema: { name: shape.name, strict: true, schema: { ...shape.schema } } },
    json_object: { type: 'json_object' },
    plain: null,
  } as const satisfies Record<Offer['shape'], ChatCompletionCreateParams['response_format'] | null>;
  const response_format = format[offer.shape];
  return {
    model,
    messages: offer.system
      ? [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ]
      : [{ role: 'user', content: `${system}\n\n${user}` }],
    ...(response_format !== null && { response_format }),
    stream: offer.stream,
    ...(offer.stream && offer.usage && { stream_options: { include_usage: true } }),
  };
}
