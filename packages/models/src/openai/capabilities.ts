import { isPlainObject } from '@handbill/contract';
import type { CallFailure, Completion } from '../model/language-model.ts';
import { withoutThoughts } from '@handbill/text';
import { parseJson } from './answer.ts';
import type { ProviderResponse } from './provider-error.ts';

/** The parts of a request that a server supports: assumed to be all of them until it refuses or ignores one. */
export interface Capabilities {
  readonly shape: 'json_schema' | 'json_object' | 'plain';
  /** Whether a schema may say how many items a list has. */
  readonly counts: boolean;
  readonly stream: boolean;
  readonly usage: boolean;
  readonly system: boolean;
  /** What the limit of tokens is called; older servers know only the second name. */
  readonly limit: 'max_completion_tokens' | 'max_tokens' | 'none';
  readonly effort: boolean;
}

/** What each of them may be, the least first. */
const values: { readonly [One in keyof Capabilities]: readonly Capabilities[One][] } = {
  shape: ['plain', 'json_object', 'json_schema'],
  counts: [false, true],
  stream: [false, true],
  usage: [false, true],
  system: [false, true],
  limit: ['none', 'max_tokens', 'max_completion_tokens'],
  effort: [false, true],
};
type Name = keyof Capabilities;

/** Capabilities each of which is chosen from what it may be, the least first. */
export const chosenCapabilities = (choose: (name: Name, fromLeast: readonly unknown[]) => unknown): Capabilities =>
  // Each is one of its own values.
  Object.fromEntries(Object.entries(values).map(([name, fromLeast]) => [name, choose(name as Name, fromLeast)])) as unknown as Capabilities;

/** What is offered to a server that nothing is known of: a limit of tokens and an effort only where there is one. */
export const offeredCapabilities = (has: { limit: boolean; effort: boolean }): Capabilities =>
  chosenCapabilities((name, fromLeast) => (name in has && !has[name as keyof typeof has] ? fromLeast[0] : fromLeast.at(-1)));

const withLess = (capabilities: Capabilities, less: Name): Capabilities =>
  chosenCapabilities((name, fromLeast) => {
    const at = fromLeast.indexOf(capabilities[name]);
    return fromLeast[name === less ? Math.max(0, at - 1) : at];
  });

/** A part of a request that some servers do not support. */
interface Part {
  readonly param: RegExp;
  /** How a refusal’s message names it as a parameter. The bare word is not enough: a message may repeat the brief. */
  readonly inMessage: RegExp;
  /** A message that matches this is about the member’s value, which the settings have: another one may be fine. */
  readonly aboutValue?: RegExp;
  /** What a refusal of this part mentions besides the member. */
  readonly mentions?: RegExp;
  readonly lacks: Name;
}

export const withoutCounts = (schema: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(schema), (name, value: unknown) => (name === 'minItems' || name === 'maxItems' ? undefined : value));

const refusalWords =
  /\bnot\b|n't\b|\bno\b|\bonly\b|\bmust\b|\bshould\b|\bcannot\b|\bunable\b|\bfail|\bextra\b|\binvalid\b|\bforbidden\b|\bun(supported|known|recogni[sz]ed|expected|available)\b/i;

const countKeywords = /\b(?:min|max)Items\b/;

const effortPart: Part = {
  param: /^reasoning(_effort|\.effort)?$/,
  inMessage: /\breasoning_effort\b/i,
  // OpenAI: Unsupported value: 'reasoning_effort' does not support 'minimal' with this model. Supported values are: …
  aboutValue: /\bsupported values\b|\bunsupported value\b|\binvalid value\b|\bone of\b/i,
  lacks: 'effort',
};

const parts: readonly Part[] = [
  {
    param: /^stream_options\b/,
    inMessage: /\bstream_options\b|\binclude_usage\b/i,
    lacks: 'usage',
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
    lacks: 'stream',
  },
  {
    // OpenAI’s older models: Invalid schema for response_format 'ad_copy': In context=('properties', 'variants'), 'minItems' is not permitted.
    param: /^response_format\b/,
    inMessage: countKeywords,
    mentions: countKeywords,
    lacks: 'counts',
  },
  {
    param: /^response_format\b/,
    inMessage: /\bresponse_?format\b|\bresponse format\b|\bjson[ _](schema|object|mode)\b|\bstructured[ _]outputs?\b|\bguided_json\b/i,
    lacks: 'shape',
  },
  {
    param: /^max_(completion_)?tokens$/,
    inMessage: /\bmax_(completion_)?tokens\b/,
    aboutValue:
      /\btoo (large|small|high|low|big|many)\b|\bat (most|least)\b|\b(less|greater|more|fewer|larger|lower) than\b|\bexceed|\bmaximum\b/i,
    lacks: 'limit',
  },
  effortPart,
  {
    param: /^messages(\[0\]|\.0)\.(.+\.)?role$/,
    inMessage:
      /\bsystem\b.{0,20}\b(role|message|prompt)|\brole\b.{0,20}\bsystem\b|\bonly user.{1,20}assistant.{0,10} roles?\b|\broles must alternate\b/i,
    lacks: 'system',
  },
];

/** A member of our request. Where a refusal names one, its message is not searched. `messages` alone does not say which message is meant. */
const sentMembers = /^(model|messages[.[]|response_format|stream|stream_options|max_completion_tokens|max_tokens|reasoning_effort)/;

export const isSame = (one: Capabilities, other: Capabilities): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The capabilities left after a refusal; `null` if it names no part that can be left out. An effort that no setting names is left out for its value, too. */
export function downgrade(
  capabilities: Capabilities,
  { status, params, message }: ProviderResponse,
  isEffortSet: boolean,
): Capabilities | null {
  if (status !== 400 && status !== 422) return null;
  const members = params.map((param) => param.replace(/^body\./, '')).filter((param) => sentMembers.test(param));
  const refused = parts.filter(
    (part) =>
      (members.length > 0
        ? members.some((member) => part.param.test(member))
        : part.inMessage.test(message) && refusalWords.test(message)) &&
      part.mentions?.test(message) !== false &&
      (part.aboutValue?.test(message) !== true || (part === effortPart && !isEffortSet)),
  );
  return refused.map(({ lacks }) => withLess(capabilities, lacks)).find((less) => !isSame(less, capabilities)) ?? null;
}

interface Expected {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly maxOutputTokens: number | undefined;
  readonly output_tokens: number | null;
}

function objectOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const json = parseJson(text);
    return isPlainObject(json) ? json : null;
  } catch {
    return null;
  }
}

function ignoresShape({ text, finish }: Completion, { shape }: Capabilities, { schema }: Expected): boolean {
  if (shape === 'plain' || finish === 'length') return false;
  const answered = objectOf(withoutThoughts(text));
  if (answered === null) return true;
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  return shape === 'json_schema' && required.some((name) => !Object.hasOwn(answered, name));
}

/** The capabilities left after an answer; `null` if it ignored nothing that can be asked for otherwise. A refusal says nothing about them. */
export function downgradeIgnored(capabilities: Capabilities, answer: Completion | CallFailure, expected: Expected): Capabilities | null {
  if (answer.kind === 'failure') return null;
  const { output_tokens, maxOutputTokens } = expected;
  const isOverLimit = output_tokens !== null && maxOutputTokens !== undefined && output_tokens > maxOutputTokens;
  const shaped = ignoresShape(answer, capabilities, expected) ? withLess(capabilities, 'shape') : capabilities;
  const less = isOverLimit && capabilities.limit === 'max_completion_tokens' ? withLess(shaped, 'limit') : shaped;
  return isSame(less, capabilities) ? null : less;
}
