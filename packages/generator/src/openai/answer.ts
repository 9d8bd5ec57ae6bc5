import * as z from 'zod';
import { ProviderError } from './provider-error.ts';
import { refusal } from './refusal.ts';

/** Of an answer's text, in UTF-8: many times any text that can be asked for, and little beside what the database takes as one record. */
export const maxTextBytes = 2 ** 20;

/** Of a reason not to write. */
const maxRefusalLength = 2_000;

/** What has come from a model. */
export interface Answer {
  text: string;
  /** Of all the text that came, though `text` holds no more than `maxTextBytes`. */
  textBytes: number;
  refusal: string;
  finish: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
}

export const noAnswer = (): Answer => ({
  text: '',
  textBytes: 0,
  refusal: '',
  finish: null,
  input_tokens: null,
  output_tokens: null,
});

/** Parts of a content that are no text are passed over. */
const Parts = z.array(z.unknown()).transform((parts) => parts.map(textOf).join(''));
const textOf = (part: unknown): string =>
  typeof part === 'object' && part !== null && 'text' in part && typeof part.text === 'string' ? part.text : '';

const Message = z.object({ content: z.union([z.string(), Parts]).nullish(), refusal: z.string().nullish() });
const Choice = z.object({ delta: Message.nullish(), message: Message.nullish(), finish_reason: z.string().nullish() });

/**
 * A figure that is no count is none, and the text is kept all the same. More than 2³¹ − 1 is none either: no call costs so many, and the
 * database's driver writes it as a double, which is refused where an integer belongs. So is -0, which is plain 0 here.
 */
const Count = z.int32().nonnegative().transform(Math.abs).nullable().catch(null);

/** A chunk of a stream or a whole completion: they differ in `delta` and `message`. What compatible servers leave out may be missing. */
const Chunk = z.object({
  // One answer is asked for; any others are not looked at.
  choices: z
    .array(z.unknown())
    .transform(([first]) => first)
    .pipe(Choice.nullish())
    .nullish(),
  usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(null),
  error: z.unknown().optional(),
});

/**
 * Takes a chunk, or the whole, into an answer, but for its text, which is given back as far as there is room for it.
 * Throws a `ProviderError` where it is an error or nothing that is known.
 */
export function appendChunk(answer: Answer, json: unknown): string {
  const chunk = Chunk.safeParse(json);
  if (!chunk.success) throw new ProviderError('unreadable');
  const { choices: choice, usage, error } = chunk.data;
  if (error !== undefined && error !== null) throw refusal(null, error);
  const message = choice?.delta ?? choice?.message;
  if (answer.refusal.length < maxRefusalLength) answer.refusal += message?.refusal?.slice(0, maxRefusalLength) ?? '';
  answer.finish = choice?.finish_reason ?? answer.finish;
  if (usage !== undefined && usage !== null) {
    answer.input_tokens = usage.prompt_tokens;
    answer.output_tokens = usage.completion_tokens;
  }
  return textWithRoom(answer, message?.content ?? '');
}

function textWithRoom(answer: Answer, text: string): string {
  const room = Math.max(0, maxTextBytes - answer.textBytes);
  answer.textBytes += Buffer.byteLength(text);
  if (answer.textBytes <= maxTextBytes) return text;
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(room)).read);
}
