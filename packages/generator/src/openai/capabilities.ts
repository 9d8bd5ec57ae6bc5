import type { ProviderResponse } from './provider-error.ts';

/** What a server is taken to understand: all of it, until it refuses. */
export interface Capabilities {
  readonly shape: 'json_schema' | 'json_object' | 'plain';
  readonly stream: boolean;
  readonly usage: boolean;
  readonly system: boolean;
}

export const allCapabilities: Capabilities = { shape: 'json_schema', stream: true, usage: true, system: true };

const lowerShape = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const;

/** A part of a request that some servers lack. */
interface Part {
  /** The member that stands for it where a refusal names members. */
  readonly param: RegExp;
  /** How a refusal's words name it as a parameter, and not merely mention it: what was asked may be repeated there. */
  readonly words: RegExp;
  readonly without: (capabilities: Capabilities) => Capabilities;
}

const denial =
  /\bnot\b|n't\b|\bno\b|\bonly\b|\bmust\b|\bshould\b|\bcannot\b|\bunable\b|\bfail|\bextra\b|\binvalid\b|\bforbidden\b|\bun(supported|known|recogni[sz]ed|expected|available)\b/i;

const parts: readonly Part[] = [
  {
    param: /^stream_options\b/,
    words: /\bstream_options\b|\binclude_usage\b/i,
    without: (capabilities) => ({ ...capabilities, usage: false }),
  },
  {
    param: /^stream$/,
    words: new RegExp(
      [
        // Unknown parameter: 'stream'; argument supplied: stream; parameters: ['stream']; properties are not allowed ('stream' was unexpected)
        /\b(parameter|argument|param|field|property|option|value|key)s?( supplied| name|[\s:'"`([{])*\bstream\b/,
        /\bnot (allowed|permitted) \(['"`]stream\b/,
        /['"`]stream['"`] (parameter|argument|param|field|property|option|value|does not support|is not supported|is unsupported|must be)/,
        /\bstream\s?=\s?true\b/,
        /\bstreaming (responses? |requests? |mode )?((is|are) )?(not (yet )?(supported|available|enabled|implemented)|un(supported|available)|disabled)\b/,
        /\b(not|n't) (yet )?support (response )?stream(ing|s|ed)?\b/,
        // OpenAI, of organisations that have not shown who they are
        /\bverified to stream\b/,
      ]
        .map(({ source }) => source)
        .join('|'),
      'i',
    ),
    without: (capabilities) => ({ ...capabilities, stream: false }),
  },
  {
    param: /^response_format\b/,
    words: /\bresponse_?format\b|\bresponse format\b|\bjson[ _](schema|object|mode)\b|\bstructured[ _]outputs?\b|\bguided_json\b/i,
    without: (capabilities) => ({ ...capabilities, shape: lowerShape[capabilities.shape] }),
  },
  {
    param: /^messages(\[0\]|\.0)\.(.+\.)?role$/,
    words:
      /\bsystem\b.{0,20}\b(role|message|prompt)|\brole\b.{0,20}\bsystem\b|\bonly user.{1,20}assistant.{0,10} roles?\b|\broles must alternate\b/i,
    without: (capabilities) => ({ ...capabilities, system: false }),
  },
];

/** A member that was sent: where one is named, words tell no more. Which message is wrong is not told by `messages` alone. */
const sent = /^(model|messages[.[]|response_format|stream|stream_options)/;

/** Less for a server that refused this much, or `null` where it names no parameter that can be left out. */
export function downgrade(capabilities: Capabilities, { status, params, words }: ProviderResponse): Capabilities | null {
  if (status !== 400 && status !== 422) return null;
  const members = params.map((param) => param.replace(/^body\./, '')).filter((param) => sent.test(param));
  const found = parts.filter((part) =>
    members.length > 0 ? members.some((member) => part.param.test(member)) : part.words.test(words) && denial.test(words),
  );
  for (const { without } of found) {
    const less = without(capabilities);
    if (JSON.stringify(less) !== JSON.stringify(capabilities)) return less;
  }
  return null;
}
