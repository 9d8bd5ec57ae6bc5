import type { Prompt } from './language-model.ts';

const bytesPerToken = 4;

/** An estimate by length, in UTF-8: 5 % below to 17 % above OpenAI’s o200k for English and German. */
export const tokensOf = (text: string): number => Math.ceil(Buffer.byteLength(text) / bytesPerToken);

/** A schema is paid as text is, whichever way it is sent. */
const wordsOf = ({ system, user, closing, shape }: Prompt): string => system + user + closing + shape.inWords;

/** The same of a prompt. */
export const promptTokens = (prompt: Prompt): number => tokensOf(wordsOf(prompt));

/** Tokens that are put around messages, and between their parts. */
const frame = 32;

/** As many tokens as a prompt can have: each has a byte at least. */
export const maxPromptTokens = (prompt: Prompt): number => frame + Buffer.byteLength(wordsOf(prompt));
