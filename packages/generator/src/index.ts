export { createWriterFor, type WriterOptions } from './create-writer-for.ts';
export { createWriter } from './create-writer.ts';
export type { CallFailure, Completion, LanguageModel, ModelCall } from './language-model.ts';
export { openaiModel } from './openai/openai-model.ts';
export type { OpenAIOptions } from './openai/openai-options.ts';
export type { Prompt } from './prompts/prompt.ts';
export { sandboxModel } from './sandbox/sandbox-model.ts';
