export type { Fallback, ModelChoice, ModelSet, TextCall, TextEvent } from './choice/model-set.ts';
export { oneModel } from './choice/one-model.ts';
export { openaiModels, type OpenAIModelsOptions } from './choice/openai-models.ts';
export { finishOf } from './model/finish-of.ts';
export { inPieces } from './model/in-pieces.ts';
export type {
  AttemptResult,
  CallFailure,
  Completion,
  FailureCause,
  LanguageModel,
  ModelCall,
  Prompt,
  WritingTask,
} from './model/language-model.ts';
export { openaiModel } from './openai/openai-model.ts';
export { compose } from './sandbox/compose.ts';
export { sandboxModel } from './sandbox/sandbox-model.ts';
export type { CircuitTimings } from './circuit/circuit.ts';
export type { ModelOptions } from './openai/model-options.ts';
export { publicAddress } from './choice/openai-models.ts';
export type { StartSpan } from './telemetry/call-span.ts';
export { tokensOf } from './prices/tokens-of.ts';
