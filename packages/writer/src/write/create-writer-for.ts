import type { Writer } from '@handbill/operations';
import type { Texts } from '@handbill/text';
import { createWriter } from './create-writer.ts';
import type { ReviewPolicy } from '../review/review-policy.ts';
import { oneModel, openaiModels, type OpenAIModelsOptions, sandboxModel } from '@handbill/models';

/** Which writer to use, how the models of `openai` are reached, and what a second reader’s objections do. */
export type WriterOptions = (
  | { readonly writer: 'sandbox'; readonly startSpan?: OpenAIModelsOptions['startSpan'] }
  | ({ readonly writer: 'openai' } & OpenAIModelsOptions)
) & {
  readonly review?: ReviewPolicy | undefined;
};

/** The writer that the settings name. */
export const createWriterFor = (options: WriterOptions, texts: Texts): Writer =>
  createWriter(options.writer === 'sandbox' ? oneModel(sandboxModel(options.startSpan)) : openaiModels(options), texts, options.review);
