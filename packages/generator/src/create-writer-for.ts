import type { Writer } from '@handbill/operations';
import { createWriter } from './create-writer.ts';
import type { OpenAIOptions } from './openai/openai-client.ts';
import { openaiModel } from './openai/openai-model.ts';
import { sandboxModel } from './sandbox/sandbox-model.ts';

/** Which writer to use, and how `openai` is reached. */
export interface WriterOptions extends OpenAIOptions {
  readonly writer: 'openai' | 'sandbox';
}

/** The writer that the settings name. */
export const createWriterFor = ({ writer, ...options }: WriterOptions): Writer =>
  createWriter(writer === 'sandbox' ? sandboxModel() : openaiModel(options));
