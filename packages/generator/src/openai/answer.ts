import * as z from 'zod';
import { ProviderError, refusalFrom } from './provider-error.ts';
import { ReportedCost } from '../prices/reported-cost.ts';

/** Of an answer’s text, in UTF-8: many times any text that can be requested, and small beside the database’s limit for one record. */
export const maxTextBytes = 2 ** 20;

const maxRefusalLength = 2_000;
const maxFinishLength = 100;
/** In characters: what a model thought is kept to be looked at, not to be complete. */
const maxReasoningLength = 2 ** 18;

/** What has arrived from a model. */
export interface Answer {
  text: string;
  /** Of all text that arrived, though `text` has at most `maxTextBytes`. */
  textBytes: number;
  refusal: string;
  /** The arguments of a tool that the model called, though it was offered none. */
  toolArguments: string;
  /** What the model thought, where the server sends it apart. */
  reasoning: string;
  finish: string | null;
  input_tokens: number | null;
  cached_input_tokens: number | null;
  output_tokens: number | null;
  /** In US dollars, as the server says. */
  reportedCost: number | null;
}

export const emptyAnswer = (): Answer => ({
  text: '',
  textBytes: 0,
  refusal: '',
  toolArguments: '',
  reasoning: '',
  finish: null,
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  reportedCost: null,
});

/** Content in parts: those that are not text are ignored. */
const Parts = z.array(z.unknown()).transform((parts) => parts.map(textOf).join(''));
const textOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '';

/** Of the first call of a tool: a stream has the others under another index. */
const ToolCall = z.object({ index: z.int().optional(), function: z.object({ arguments: z.string().nullish() }) });
const ToolArguments = z
  .array(z.unknown())
  .transform(([first]) => ToolCall.safeParse(first).data)
  .transform((call) => ((call?.index ?? 0) === 0 ? (call?.function.arguments ?? '') : ''));
/** DeepSeek and vLLM say `reasoning_content`, OpenRouter and Ollama `reasoning`. Other forms are ignored. */
const Reasoning = z.string().nullish().catch(null);

const Message = z.object({
  content: z.union([z.string(), Parts]).nullish(),
  refusal: z.string().nullish(),
  tool_calls: ToolArguments.nullish().catch(null),
  reasoning_content: Reasoning,
  reasoning: Reasoning,
});
const Choice = z.object({ delta: Message.nullish(), message: Message.nullish(), finish_reason: z.string().nullish() });

/**
 * An invalid count becomes `null`, and the text is kept all the same. More than 2³¹ − 1 is invalid: no call costs so many tokens, and the
 * database’s driver would write a double, which its validator refuses. The same goes for -0, which becomes 0.
 */
const Count = z.int32().nonnegative().transform(Math.abs).nullable().catch(null);

/** OpenRouter, LiteLLM and Perplexity (as an object) report US dollars. With the caller’s own key OpenRouter’s own fee stands beside the provider’s price. */
const Usage = z
  .object({
    prompt_tokens: Count,
    completion_tokens: Count,
    prompt_tokens_details: z.object({ cached_tokens: Count }).nullish().catch(null),
    /** DeepSeek’s name for the cached ones. */
    prompt_cache_hit_tokens: Count,
    cost: z.union([z.object({ total_cost: ReportedCost }).transform(({ total_cost }) => total_cost), ReportedCost]),
    is_byok: z.literal(true).nullish().catch(null),
    cost_details: z.object({ upstream_inference_cost: ReportedCost }).nullish().catch(null),
  })
  .transform(({ prompt_tokens: input_tokens, completion_tokens: output_tokens, ...usage }) => {
    const cached = usage.prompt_tokens_details?.cached_tokens ?? usage.prompt_cache_hit_tokens;
    const upstream = usage.is_byok === true ? (usage.cost_details?.upstream_inference_cost ?? 0) : 0;
    return {
      input_tokens,
      output_tokens,
      // More than there were is invalid.
      cached_input_tokens: cached !== null && input_tokens !== null && cached <= input_tokens ? cached : null,
      reportedCost: usage.cost === null ? null : usage.cost + upstream,
    };
  });

/** A chunk of a stream or a whole completion, which differ in `delta` and `message`. Compatible servers may leave members out. */
const Chunk = z.object({
  // One answer is requested; any others are ignored.
  choices: z
    .array(z.unknown())
    .transform(([first]) => first)
    .pipe(Choice.nullish())
    .nullish(),
  usage: Usage.nullish().catch(null),
  error: z.unknown().optional(),
});

/**
 * Adds a chunk, or a whole completion, to an answer, except for its text: this is returned, as far as the limit allows.
 * Throws a `ProviderError` if the chunk is an error, or not a chunk.
 */
export function appendChunk(answer: Answer, json: unknown): string {
  const chunk = Chunk.safeParse(json);
  if (!chunk.success) throw new ProviderError('unreadable');
  const { choices: choice, usage, error } = chunk.data;
  if (error !== undefined && error !== null) throw refusalFrom(null, error);
  const message = choice?.delta ?? choice?.message;
  if (answer.refusal.length < maxRefusalLength) answer.refusal += message?.refusal?.slice(0, maxRefusalLength) ?? '';
  const reasoning = message?.reasoning_content ?? message?.reasoning ?? '';
  if (answer.reasoning.length < maxReasoningLength) answer.reasoning += reasoning.slice(0, maxReasoningLength - answer.reasoning.length);
  if (answer.toolArguments.length < maxTextBytes) answer.toolArguments += message?.tool_calls?.slice(0, maxTextBytes) ?? '';
  answer.finish = choice?.finish_reason?.slice(0, maxFinishLength) ?? answer.finish;
  if (usage !== undefined && usage !== null) Object.assign(answer, usage);
  return withinLimit(answer, message?.content ?? '');
}

function withinLimit(answer: Answer, text: string): string {
  const bytesLeft = Math.max(0, maxTextBytes - answer.textBytes);
  answer.textBytes += Buffer.byteLength(text);
  if (answer.textBytes <= maxTextBytes) return text;
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytesLeft)).read);
}

/** Strings, brackets and commas: no chat completion has so many. `JSON.parse` takes seconds and 400 MB for the objects that 32 MiB can hold. */
const maxJsonTokens = 200_000;
/** In characters: too short to hold as many. */
const maxUncountedLength = 2 ** 16;

/** `JSON.parse` for what a provider sent. */
export function parseJson(text: string): unknown {
  if (text.length > maxUncountedLength) scanJson(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreadable', { cause });
  }
}

/** Parses JSON that was cut off inside a string as if string and brackets were closed there; `undefined` if that is not JSON. */
export function parseBrokenJson(beginning: string): unknown {
  try {
    const { openString, closingBrackets } = scanJson(beginning);
    if (openString === null) return undefined;
    return JSON.parse(`${beginning.slice(0, endOfWholeEscapes(beginning, openString))}"${closingBrackets.toReversed().join('')}`);
  } catch {
    return undefined;
  }
}

interface JsonEnd {
  /** Where the string begins that does not end. */
  readonly openString: number | null;
  /** What would close the open brackets, the outermost first. */
  readonly closingBrackets: readonly string[];
}

/** Which string and brackets are open at the end of a text. Throws if it has too many tokens. */
function scanJson(text: string): JsonEnd {
  const closingBrackets: string[] = [];
  let tokens = 0;
  // A search, not a loop over all characters: what is in between may be 32 MiB of spaces or digits.
  const token = /["{}[\],]/g;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [character] = match;
    if (character === '"') {
      const end = endOfString(text, match.index);
      if (end === null) return { openString: match.index, closingBrackets };
      token.lastIndex = end + 1;
    } else if (character === '{') closingBrackets.push('}');
    else if (character === '[') closingBrackets.push(']');
    else if (character !== ',') closingBrackets.pop();
    tokens += 1;
    if (tokens > maxJsonTokens) throw new ProviderError('unreadable');
  }
  return { openString: null, closingBrackets };
}

/** The next unescaped quotation mark. Each run of backslashes is counted once, at the mark that follows it. */
function endOfString(text: string, start: number): number | null {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text[end - 1 - backslashes] === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return null;
}

/** Where a string that was cut off ends, without an escape that was cut off itself. */
function endOfWholeEscapes(text: string, start: number): number {
  for (let at = text.indexOf('\\', start); at !== -1;) {
    const end = at + (text[at + 1] === 'u' ? 6 : 2);
    if (end > text.length) return at;
    at = text.indexOf('\\', end);
  }
  return text.length;
}
