import * as z from 'zod';
import { ProviderError } from './provider-error.ts';
import { refusal } from './refusal.ts';

/** What has been heard from a model. */
export interface Answer {
  text: string;
  refusal: string;
  finish: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
}

export const noAnswer = (): Answer => ({ text: '', refusal: '', finish: null, input_tokens: null, output_tokens: null });

const Part = z.object({ text: z.string().catch('') });
const Text = z.union([z.string(), z.array(Part).transform((parts) => parts.map(({ text }) => text).join(''))]).nullish();
const Message = z.object({ content: Text, refusal: z.string().nullish() });
const Count = z.int().nonnegative().nullish().catch(null);

/** A chunk of a stream or a whole completion: they differ in `delta` and `message`. What compatible servers leave out may be missing. */
const Heard = z.object({
  choices: z.array(z.object({ delta: Message.nullish(), message: Message.nullish(), finish_reason: z.string().nullish() })).nullish(),
  usage: z.object({ prompt_tokens: Count, completion_tokens: Count }).nullish().catch(null),
  error: z.unknown().optional(),
});

/** Adds a chunk, or the whole, to what has been heard. Throws a `ProviderError` where it is an error or nothing that is known. */
export function hear(answer: Answer, json: unknown): void {
  const heard = Heard.safeParse(json);
  if (!heard.success) throw new ProviderError('unreadable');
  const { choices, usage, error } = heard.data;
  if (error !== undefined && error !== null) throw refusal(null, error);
  const choice = choices?.[0];
  const message = choice?.delta ?? choice?.message;
  answer.text += message?.content ?? '';
  answer.refusal += message?.refusal ?? '';
  answer.finish = choice?.finish_reason ?? answer.finish;
  answer.input_tokens = usage?.prompt_tokens ?? answer.input_tokens;
  answer.output_tokens = usage?.completion_tokens ?? answer.output_tokens;
}
