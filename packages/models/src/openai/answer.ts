import { closedJson, endOfString } from '@handbill/text';
import * as z from 'zod';
import { isError, ProviderError, refusalFrom } from './provider-error.ts';
import { usageIn } from './usage-in.ts';

/** Of an answer’s text, in UTF-8: many times any text that can be requested, and small beside the database’s limit for one record. */
export const maxTextBytes = 2 ** 20;

const maxRefusalLength = 2_000;
const maxFinishLength = 100;
/** In characters: the thoughts of a model are kept to be looked at, not to be complete. */
const maxReasoningLength = 2 ** 18;

/** The parts of an answer that have arrived. */
export interface Answer {
  text: string;
  /** Of all text that arrived, though `text` has at most `maxTextBytes`. */
  textBytes: number;
  refusal: string;
  /** The arguments of the tools that the model called, though it was offered none. */
  toolArguments: string;
  toolIndex: number;
  /** The thoughts of the model, where the server sends them apart. */
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
  toolIndex: 0,
  reasoning: '',
  finish: null,
  input_tokens: null,
  cached_input_tokens: null,
  output_tokens: null,
  reportedCost: null,
});

interface Said {
  readonly text: string;
  readonly reasoning: string;
}

/** Content in parts, as Mistral and others send it: a text, or thoughts, which may be a list of parts themselves. */
const Parts = z.array(z.unknown()).transform((parts): Said => {
  const texts = parts.filter((part) => !isThought(part));
  return { text: texts.map(textOf).join(''), reasoning: parts.filter(isThought).map(textOf).join('') };
});
const isThought = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  (('type' in part && /think|reason|thought/i.test(String(part.type))) ||
    ('thought' in part && part.thought === true) ||
    'thinking' in part);

const thoughtMembers = ['text', 'thinking', 'reasoning', 'summary', 'content'] as const;
function textOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part !== 'object' || part === null) return '';
  const members = Object.entries(part).filter(([name]) => (isThought(part) ? thoughtMembers.some((one) => one === name) : name === 'text'));
  return members
    .map(([, value]) => (typeof value === 'string' ? value : isThought(part) && Array.isArray(value) ? value.map(plainText).join('') : ''))
    .join('');
}
const plainText = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '';

const Content = z.union([
  z.string().transform((text): Said => ({ text, reasoning: '' })),
  Parts,
  // Servers that parse the JSON which they were asked for, and send that.
  z.record(z.string(), z.unknown()).transform((json): Said => ({ text: JSON.stringify(json), reasoning: '' })),
]);

/** OpenAI sends arguments as a string of JSON, Ollama as JSON. */
const Arguments = z.union([z.string(), z.record(z.string(), z.unknown()).transform((json) => JSON.stringify(json))]);
const Called = z.object({ arguments: Arguments.nullish() });
const ToolCall = z.object({ index: z.int().optional(), function: Called });
const ToolCalls = z.array(z.unknown()).transform((calls) =>
  calls.flatMap((call, position) => {
    const { data } = ToolCall.safeParse(call);
    return data === undefined ? [] : [{ index: data.index ?? position, text: data.function.arguments ?? '' }];
  }),
);

/** DeepSeek and vLLM say `reasoning_content`, OpenRouter and Ollama `reasoning` or `thinking`; LiteLLM and OpenRouter have it in parts, too. */
const Reasoning = z
  .union([z.string(), z.array(z.unknown()).transform((parts) => parts.map(textOf).join(''))])
  .nullish()
  .catch(null);

const Message = z.object({
  content: Content.nullish(),
  refusal: z.string().nullish(),
  tool_calls: ToolCalls.nullish().catch(null),
  /** Its older form. */
  function_call: Called.nullish().catch(null),
  reasoning_content: Reasoning,
  reasoning: Reasoning,
  thinking: Reasoning,
  reasoning_details: Reasoning,
  thinking_blocks: Reasoning,
});

const Choice = z.object({
  delta: Message.nullish(),
  message: Message.nullish(),
  finish_reason: z.string().nullish(),
});

/** A chunk of a stream or a whole completion, which differ in `delta` and `message`. Compatible servers may leave members out. */
const Chunk = z
  .object({
    // One answer is requested; any others are ignored.
    choices: z
      .array(z.unknown())
      .transform(([first]) => first)
      .pipe(Choice.nullish())
      .nullish(),
    usage: z.unknown().optional(),
    error: z.unknown().optional(),
  })
  .transform(({ choices: choice, usage, error }) => ({ choice, usage, error }));

/**
 * Adds a chunk, or a whole completion, to an answer, except for its text: this is returned, as far as the limit allows.
 * Throws a `ProviderError` if the chunk is an error, or not a chunk.
 */
export function appendChunk(answer: Answer, json: unknown): string {
  const chunk = Chunk.safeParse(json);
  if (isError(json)) throw refusalFrom(null, json);
  if (!chunk.success) throw new ProviderError('unreadable');
  const { choice, error } = chunk.data;
  if (error !== undefined && error !== null) throw refusalFrom(null, error);
  const message = choice?.delta ?? choice?.message;
  appendAsides(answer, message);
  appendCalls(answer, message);
  // Some servers say '' until it ends.
  answer.finish = choice?.finish_reason?.slice(0, maxFinishLength) || answer.finish;
  if (!isPiece(chunk.data)) Object.assign(answer, usageIn(json));
  return withinLimit(answer, message?.content?.text ?? '');
}

/** A text has thousands of pieces, and those that are nothing else say nothing of tokens. */
const isPiece = ({ choice, usage }: z.output<typeof Chunk>): boolean =>
  Boolean(choice?.delta?.content?.text) && !choice?.finish_reason && !usage;

type Message = z.output<typeof Message> | null | undefined;

const reasoningOf = (message: Message): string =>
  message?.reasoning_content ||
  message?.reasoning ||
  message?.thinking ||
  message?.reasoning_details ||
  message?.thinking_blocks ||
  message?.content?.reasoning ||
  '';

function appendAsides(answer: Answer, message: Message): void {
  if (answer.refusal.length < maxRefusalLength) answer.refusal += message?.refusal?.slice(0, maxRefusalLength) ?? '';
  if (answer.reasoning.length < maxReasoningLength)
    answer.reasoning += reasoningOf(message).slice(0, maxReasoningLength - answer.reasoning.length);
}

function appendCalls(answer: Answer, message: Message): void {
  const older = message?.function_call?.arguments ?? '';
  for (const call of [...(message?.tool_calls ?? []), { index: answer.toolIndex, text: older }]) {
    if (answer.toolArguments.length >= maxTextBytes) return;
    if (call.index !== answer.toolIndex && answer.toolArguments !== '') answer.toolArguments += '\n';
    answer.toolIndex = call.index;
    answer.toolArguments += call.text.slice(0, maxTextBytes);
  }
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

/** `JSON.parse` for the answers of providers. */
export function parseJson(text: string): unknown {
  if (text.length > maxUncountedLength) assertFewTokens(text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError('unreadable', { cause });
  }
}

/** The same for JSON that broke off, as if its strings and brackets were closed there; `undefined` if that is no JSON. */
export function parseBrokenJson(beginning: string): unknown {
  assertFewTokens(beginning);
  return closedJson(beginning)?.value;
}

/** Throws for JSON with more than that: a search, not a loop over all characters, since 32 MiB of spaces or digits may be in between. */
function assertFewTokens(text: string): void {
  let tokens = 0;
  const token = /["{}[\],]/g;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    tokens += 1;
    if (tokens > maxJsonTokens) throw new ProviderError('unreadable');
    if (match[0] !== '"') continue;
    const end = endOfString(text, match.index);
    if (end === undefined) return;
    token.lastIndex = end;
  }
}
