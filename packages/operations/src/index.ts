export { EventStream, Reply } from './call.ts';
export { CallerRequest } from './caller-request.ts';
export { breakOffLeft } from './content/break-off-left.ts';
export { resumeAbandoned, resumeSuspects } from './content/resume-abandoned.ts';
export { WaitingElsewhere } from './content/waiting-elsewhere.ts';
export { createEndpoints, type Endpoint } from './endpoint.ts';
export { implementers } from './implement.ts';
export { implementations } from './implementations.ts';
export { InFlightTasks } from './in-flight-tasks.ts';
export { pointerOf } from './input/fault-reader.ts';
export { invalidRequest, notJson } from './input/input-parser.ts';
export { quoted } from './input/quoted.ts';
export { Interrupted } from './interrupted.ts';
export { CallerLeft, type EventsOutcome, type OperationEvent, type Outcome, type RawInput, type ValueOutcome } from './invocation.ts';
export { parseCreateKey } from './keys/create.ts';
export type {
  AttemptBeginning,
  AttemptEnd,
  AttemptFigures,
  AttemptLog,
  AttemptStore,
  AttemptSubject,
  TextOfAttempt,
  UsageStore,
} from './ports/attempt-store.ts';
export type {
  Abandoned,
  BeginOptions,
  ClaimCount,
  ContentChange,
  ContentCount,
  ContentStore,
  EditAuthor,
  FormerState,
  GenerationLeases,
  Lease,
  NewRecord,
  Renewal,
} from './ports/content-store.ts';
export type { BrandVoiceStore } from './ports/brand-voice-store.ts';
export type { TextsByWorkspace } from './ports/texts.ts';
export type { IdempotencyStore, KeptAnswer, OnceRequest, RecordIdentity, Reservation, ReserveResult } from './ports/idempotency-store.ts';
export type { Log } from './ports/log.ts';
export type { CampaignStore, KeyStore, Principal, Storage, WorkspaceKeys } from './ports/storage.ts';
export type { StreamNews, StreamPiece, StreamStore } from './ports/stream-store.ts';
export type {
  AttemptRecorder,
  EarlierCall,
  Fallback,
  FailureCause,
  GeneratedText,
  GenerationFailure,
  GenerationTask,
  ModelChoice,
  OpenAttempt,
  RewriteTask,
  RewrittenParts,
  Writer,
} from './ports/writer.ts';
export { logProblem } from './problems/log-problem.ts';
export { createServices, type Services } from './services.ts';
export { unsentAnswers } from './unsent-answers.ts';
