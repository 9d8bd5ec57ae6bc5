import type { Writer } from '@handbill/operations';
import { openaiModel } from './openai/openai-model.ts';
import type { OpenAIOptions } from './openai/openai-options.ts';
import { sandboxModel } from './sandbox/sandbox-model.ts';
import { createWriter } from './create-writer.ts';

/** Which writer, and for `openai` where it is. */
export interface WriterOptions extends OpenAIOptions {
  readonly writer: 'openai' | 'sandbox';
}

/** The writer that the settings name. */
export const createWriterFor = ({ writer, ...options }: WriterOptions): Writer =>
  createWriter(writer === 'sandbox' ? sandboxModel() : openaiModel(options));
