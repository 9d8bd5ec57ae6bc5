export { EventStream, Reply } from './call/call.ts';
export { OpenStreams, RefusedCallers } from './call/caller-limits.ts';
export { createCallerRequest, type CallerRequest } from './call/caller-request.ts';
export { createEndpoints, type Endpoint } from './registry/endpoint.ts';
export { implementers } from './call/implement.ts';
export { implementations } from './registry/implementations.ts';
export { pointerOf } from './call/input/fault-reader.ts';
export { invalidRequest, notJson } from './call/input/input-parser.ts';
export { quoted } from './call/input/quoted.ts';
export type { CallObserver, RawInput } from './call/invocation.ts';
export {
  callerLeft,
  CallerLeft,
  Interrupted,
  onceOfShared,
  type EventsOutcome,
  type OperationEvent,
  type Outcome,
  type ValueOutcome,
} from './call/outcome.ts';
export { admission, type Admit } from './call/layers/admit.ts';
export { noSuchKey } from './call/layers/authenticate.ts';
export { parseCreateKey } from './keys/create.ts';
export { createSession, endSession, renameSession } from './sessions/sessions.ts';
export { readRename, readSignIn } from './sessions/session-input.ts';
export type {
  AttemptBeginning,
  AttemptEnd,
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
  CopiedContent,
  CopyOptions,
  ContentStore,
  EditOptions,
  FormerState,
  GenerationLeases,
  Lease,
  NewRecord,
  Renewal,
  TextAuthor,
} from './ports/content-store.ts';
export type { Author, Reader } from './ports/author.ts';
export type { Budget, Cap, CapRefusal, CapStore, Reserve, Spend } from './ports/cap-store.ts';
export type {
  CalendarFilter,
  Placement,
  PlacementCount,
  PlacementQuery,
  PlacementStep,
  PlannedPage,
  PlannedQuery,
  PublicationStore,
  Tally,
  TallyQuery,
  WeekCount,
} from './ports/publication-store.ts';
export { RateLimiter, type RateLimits } from './call/rate-limiter.ts';
export type { RateLimit, RateStore, RateSubject, TakenCalls } from './ports/rate-store.ts';
export type { DeletedRecord, ErasedRecords, ExpectedRevisions } from './ports/restorable-store.ts';
export type { CommentStore, OwnedComment } from './ports/comment-store.ts';
export type { ActivitySearch, ActivityStore, RefusedCall, RefusedCalls } from './ports/activity-store.ts';
export type { CalendarFeedStore, FeedTokens, OpenedFeed } from './ports/calendar-feed-store.ts';
export type {
  EventFeeds,
  EventPosition,
  EventRelay,
  EventSearch,
  EventsRead,
  EventStore,
  FollowedFeed,
  OldestEvent,
} from './ports/event-store.ts';
export type { IdempotencyStore, KeptAnswer, OnceRequest, RecordIdentity, Reservation, ReserveResult } from './ports/idempotency-store.ts';
export type { Background } from './ports/background.ts';
export type { JudgeJob, PaidFrom, Queue, RewriteJob, RunningRewrite, Slot, TextJob } from './ports/queue.ts';
export type { FollowedText, StreamReader } from './ports/streams.ts';
export type { Log } from './ports/log.ts';
export type { CallMeter, Meter } from './ports/meter.ts';
export type {
  BrandVoiceStore,
  CampaignCadence,
  StepOptions,
  CampaignStore,
  ExportedPiece,
  IdentifiedKey,
  KeyStore,
  OwnKey,
  Principal,
  Revocation,
  Storage,
  WorkspaceKeys,
  WorkspaceSettings,
  WorkspaceStore,
} from './ports/storage.ts';
export type { StreamEntry, StreamNews, StreamPiece, StreamPosition, StreamStore } from './ports/stream-store.ts';
export type { Tracer } from './ports/tracer.ts';
export type {
  AllowedModels,
  AttemptResult,
  CappedTask,
  EarlierCall,
  Fallback,
  FailureCause,
  GeneratedText,
  GenerationFailure,
  GenerationTask,
  ReviewTask,
  RewriteTask,
  RewrittenParts,
  Writer,
  WriterEvent,
  Writing,
} from './ports/writer.ts';
export { logProblem } from './problems/log-problem.ts';
export { createServices, type Jobs, type Services } from './call/services.ts';
export { ByteBudget, unlimited, type Room, type Rooms } from './call/byte-budget.ts';
export { roomOfBatch } from './call/layers/reserve-room.ts';
