import type { Writer } from '@handbill/operations';
import type { Texts } from '@handbill/text';
import { createWriter } from './create-writer.ts';
import { oneModel, openaiModels, type OpenAIModelsOptions, sandboxModel } from '@handbill/models';

/** Which writer to use, and how the models of `openai` are reached. */
export type WriterOptions = { readonly writer: 'sandbox' } | ({ readonly writer: 'openai' } & OpenAIModelsOptions);

/** The writer that the settings name. */
export const createWriterFor = (options: WriterOptions, texts: Texts): Writer =>
  createWriter(options.writer === 'sandbox' ? oneModel(sandboxModel()) : openaiModels(options), texts);
