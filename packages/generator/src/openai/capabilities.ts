import type { ProviderResponse } from './provider-error.ts';

/** The parts of a request that a server supports: assumed to be all of them until it refuses one. */
export interface Capabilities {
  readonly shape: 'json_schema' | 'json_object' | 'plain';
  readonly stream: boolean;
  readonly usage: boolean;
  readonly system: boolean;
}

const allCapabilities: Capabilities = { shape: 'json_schema', stream: true, usage: true, system: true };

const nextLowerShape = { json_schema: 'json_object', json_object: 'plain', plain: 'plain' } as const;

/** A part of a request that some servers do not support. */
interface Part {
  /** The request’s member, where a refusal names one. */
  readonly param: RegExp;
  /** How a refusal’s message names it as a parameter. The bare word is not enough: a message may repeat the brief. */
  readonly inMessage: RegExp;
  readonly without: (capabilities: Capabilities) => Capabilities;
}

const refusalWords =
  /\bnot\b|n't\b|\bno\b|\bonly\b|\bmust\b|\bshould\b|\bcannot\b|\bunable\b|\bfail|\bextra\b|\binvalid\b|\bforbidden\b|\bun(supported|known|recogni[sz]ed|expected|available)\b/i;

const parts: readonly Part[] = [
  {
    param: /^stream_options\b/,
    inMessage: /\bstream_options\b|\binclude_usage\b/i,
    without: (capabilities) => ({ ...capabilities, usage: false }),
  },
  {
    param: /^stream$/,
    inMessage: new RegExp(
      [
        // Unknown parameter: 'stream'; argument supplied: stream; parameters: ['stream']; properties are not allowed ('stream' was unexpected)
        /\b(parameter|argument|param|field|property|option|value|key)s?( supplied| name|[\s:'"`([{])*\bstream\b/,
        /\bnot (allowed|permitted) \(['"`]stream\b/,
        /['"`]stream['"`] (parameter|argument|param|field|property|option|value|does not support|is not supported|is unsupported|must be)/,
        /\bstream\s?=\s?true\b/,
        /\bstreaming (responses? |requests? |mode )?((is|are) )?(not (yet )?(supported|available|enabled|implemented)|un(supported|available)|disabled)\b/,
        /\b(not|n't) (yet )?support (response )?stream(ing|s|ed)?\b/,
        // OpenAI’s message to an organisation whose identity is not verified
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
    inMessage: /\bresponse_?format\b|\bresponse format\b|\bjson[ _](schema|object|mode)\b|\bstructured[ _]outputs?\b|\bguided_json\b/i,
    without: (capabilities) => ({ ...capabilities, shape: nextLowerShape[capabilities.shape] }),
  },
  {
    param: /^messages(\[0\]|\.0)\.(.+\.)?role$/,
    inMessage:
      /\bsystem\b.{0,20}\b(role|message|prompt)|\brole\b.{0,20}\bsystem\b|\bonly user.{1,20}assistant.{0,10} roles?\b|\broles must alternate\b/i,
    without: (capabilities) => ({ ...capabilities, system: false }),
  },
];

/** A member of our request. Where a refusal names one, its message is not searched. `messages` alone does not say which message is meant. */
const sentMembers = /^(model|messages[.[]|response_format|stream|stream_options)/;

/** The capabilities left after a refusal; `null` if it names no part that can be left out. */
export function downgrade(capabilities: Capabilities, { status, params, message }: ProviderResponse): Capabilities | null {
  if (status !== 400 && status !== 422) return null;
  const members = params.map((param) => param.replace(/^body\./, '')).filter((param) => sentMembers.test(param));
  const refused = parts.filter((part) =>
    members.length > 0 ? members.some((member) => part.param.test(member)) : part.inMessage.test(message) && refusalWords.test(message),
  );
  for (const { without } of refused) {
    const less = without(capabilities);
    if (JSON.stringify(less) !== JSON.stringify(capabilities)) return less;
  }
  return null;
}

/** After this, a refused part is tried again: the server may have been upgraded, or have refused for another reason than it said. */
const refusalLifetime_ms = 10 * 60_000;

const shapesFromLowest = ['plain', 'json_object', 'json_schema'] as const;

/** What is in both. */
const intersection = (one: Capabilities, other: Capabilities): Capabilities => ({
  shape: shapesFromLowest.find((shape) => shape === one.shape || shape === other.shape) ?? one.shape,
  stream: one.stream && other.stream,
  usage: one.usage && other.usage,
  system: one.system && other.system,
});

/** What one model at one address supports: a part that it refused is not sent again for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  /** Each refusal has its own time: a later one does not prolong an earlier one. */
  #refusals: readonly { readonly remaining: Capabilities; readonly until_ms: number }[] = [];

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  get current(): Capabilities {
    const now_ms = this.#now_ms();
    this.#refusals = this.#refusals.filter(({ until_ms }) => now_ms < until_ms);
    return this.#refusals.reduce((capabilities, { remaining }) => intersection(capabilities, remaining), allCapabilities);
  }

  /** Remembers that a server refused a request with the capabilities `before`, which was then reduced to `after`. */
  remember(before: Capabilities, after: Capabilities): void {
    const remaining: Capabilities = {
      shape: after.shape === before.shape ? allCapabilities.shape : after.shape,
      stream: after.stream || !before.stream,
      usage: after.usage || !before.usage,
      system: after.system || !before.system,
    };
    // The same refusal of many calls at once is kept once.
    const others = this.#refusals.filter((refusal) => JSON.stringify(refusal.remaining) !== JSON.stringify(remaining));
    this.#refusals = [...others, { remaining, until_ms: this.#now_ms() + refusalLifetime_ms }];
  }
}
