export type { Call, Handler } from './call.ts';
export { EventStream, Reply } from './call.ts';
export { CallerRequest } from './caller-request.ts';
export { resumeAbandoned, resumeSuspects } from './content/resume-abandoned.ts';
export { createEndpoints, type Endpoint } from './endpoint.ts';
export { implementers, type Implementations } from './implement.ts';
export { implementations } from './implementations.ts';
export { InFlightTasks } from './in-flight-tasks.ts';
export { pointerOf } from './input/fault-reader.ts';
export { invalidRequest } from './input/input-parser.ts';
export { notJson } from './input/limit-input.ts';
export { quoted } from './input/quoted.ts';
export {
  CallerLeft,
  type EventsOutcome,
  type Invocation,
  type OperationEvent,
  type Outcome,
  type RawInput,
  type ValueOutcome,
} from './invocation.ts';
export type { CampaignStore } from './ports/campaign-store.ts';
export type { Abandoned, ClaimCount, ContentChange, ContentStore, GenerationLeases, Lease, Renewal } from './ports/content-store.ts';
export type { KeyStore } from './ports/key-store.ts';
export type { Log } from './ports/log.ts';
export type { Principal } from './ports/principal.ts';
export type { Storage } from './ports/storage.ts';
export type { GeneratedText, GenerationFailure, GenerationTask, TokenUsage, Writer } from './ports/writer.ts';
export { logProblem } from './problems/log-problem.ts';
export { createServices, type Services } from './services.ts';
