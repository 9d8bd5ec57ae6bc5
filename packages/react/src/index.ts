export { useEvents, type EventsState } from './hooks/use-events.ts';
export type { GenerationState } from './generation/show-text.ts';
export { useGeneration, type Generation, type UseGenerationOptions } from './hooks/use-generation.ts';
export { useProblem, type FormProblem } from './hooks/use-problem.ts';
export { useStep, type StepChange } from './hooks/use-step.ts';
export type { CallKey, Handbill, InfiniteOptions, MutationOptions, QueryOptions } from './options/call-options.ts';
export { withOptions } from './options/with-options.ts';
export { HandbillProvider, useHandbill, useLive, type HandbillProviderProps } from './provider/provider.ts';
