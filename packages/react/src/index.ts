export type { FeedState } from './events/feed.ts';
export type { GenerationState } from './generation/generation-state.ts';
export { useEvents } from './hooks/use-events.ts';
export { useGeneration, type UseGenerationOptions, type UseGenerationResult } from './hooks/use-generation.ts';
export { useProblem, type FieldProps, type FormProblem, type SummaryItem } from './hooks/use-problem.ts';
export { useStep, type StepChange } from './hooks/use-step.ts';
export type { CallKey, Handbill, InfiniteOptions, MutationOptions, QueryOptions } from './options/call-options.ts';
export { withOptions } from './options/with-options.ts';
export { HandbillProvider, useHandbill, useLive, type HandbillProviderProps } from './provider/provider.ts';
