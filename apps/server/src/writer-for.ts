import { createWriterFor } from '@handbill/generator';
import type { Writer } from '@handbill/operations';
import type { Settings } from './settings.ts';

/** The writer that the settings name. */
export function writerFor({ writer, openai, generationTimeout }: Settings): Writer {
  return createWriterFor({ writer, apiKey: openai.apiKey, baseURL: openai.baseUrl, model: openai.model, timeout_ms: generationTimeout });
}
