import { isSame, withLess, type Capabilities, type Capability } from './capabilities.ts';
import type { ProviderResponse } from './provider-error.ts';

/** A part of a request that some servers do not take, and its names in refusals: a part that is found here is left out first, and decides nothing else. */
interface Part {
  readonly lacks: Capability;
  readonly param: RegExp;
  readonly words: RegExp;
}

const parts: readonly Part[] = [
  { lacks: 'usage', param: /^stream_?options\b/i, words: /\bstream_?options\b|\binclude_usage\b/i },
  // OpenAI’s older models: Invalid schema for response_format 'ad_copy': In context=('properties', 'variants'), 'minItems' is not permitted.
  { lacks: 'counts', param: /^$/, words: /\b(?:min|max)Items\b/ },
  {
    lacks: 'shape',
    param: /^response_?format\b/i,
    words:
      /\bresponse_?format\b|\bresponse format\b|\bjson[ _](schema|object|mode|validate)|\bstructured[ _]outputs?\b|\bguided_json\b|\bgrammar\b/i,
  },
  { lacks: 'limit', param: /^max_(completion_)?tokens$/, words: /\bmax_(completion_)?tokens\b/ },
  { lacks: 'effort', param: /^reasoning(_effort|\.effort)?$/, words: /\b(reasoning|thinking)[_. ]?(effort|budget|level)\b/i },
  {
    lacks: 'system',
    param: /^messages(\[0\]|\.0)\.(.+\.)?role$/,
    words:
      /\bsystem\b.{0,20}\b(role|message|prompt)|\brole\b.{0,20}\bsystem\b|\bonly user.{1,20}assistant.{0,20} roles?\b|\broles must alternate\b/i,
  },
  { lacks: 'stream', param: /^stream$/, words: /\bstream(s|ed|ing)?\b/i },
];

/** The capabilities without the first part that a refusal names; `null` where it names none that is sent. */
export function withoutNamed(capabilities: Capabilities, { params, message }: ProviderResponse): Capabilities | null {
  const named = parts.filter(({ param, words }) => words.test(message) || params.some((one) => param.test(one.replace(/^body\./, ''))));
  return named.map(({ lacks }) => withLess(capabilities, lacks)).find((less) => !isSame(less, capabilities)) ?? null;
}

/** The subject of a refusal where no part of the request is at fault: the length, the key, the credit, the model, the content. */
const otherFaults = [
  /context_length|context (length|window|size)|\btoo long\b|reduce (the|your) (length|prompt|messages)|prompt.{0,20}exceed/i,
  /\bmax_(completion_)?tokens\b.*(\btoo (large|small|high|low|big|many)\b|\bat (most|least)\b|\b(less|greater|more|fewer|larger|lower) than\b|\bexceed|\bmaximum\b)/i,
  /\bapi[ _-]?key\b|\bauthenticat|\bunauthori[sz]ed\b|\bcredentials?\b|\bpermission/i,
  /insufficient_quota|\bbilling|\bcredits?\b|\bbalance\b|\bquota\b/i,
  /model_not_found|invalid model|not a valid model|unknown model|\bmodel\b[^.]{0,80}\b(not found|not exist|unknown)\b/i,
  /content_filter|content_policy|content management|ResponsibleAI|moderation|\bsafety\b|usage polic|our polic/i,
];

/** A chat template that ended in an error, or a part that a server did not expect, which some call their own fault. */
const templateWords =
  /\btemplate|jinja|raise_exception|not callable|\broles?\b|\bgrammar\b|\bat row \d|\bresponse_format\b|\bjson_(schema|object)\b|\bstream_options\b|\breasoning_effort\b/i;

/** Names of an error that is the request’s, where it came without a status. */
const requestCodes = /invalid_?(request|argument)|bad_?request|unsupported|unprocessable/i;

/** Whether a server may have refused a request for its optional parts, and not for its subject. */
export function mayBeForParts({ status, codes, message, params }: ProviderResponse): boolean {
  const isRefusal =
    status === 400 || status === 422 || (status === 500 && templateWords.test(message)) || (status === null && requestCodes.test(codes));
  const said = `${codes} ${message}`;
  return isRefusal && !params.includes('model') && !otherFaults.some((words) => words.test(said));
}
