// Texts read while they are written: loaded apart, since not every page does.
export { createLive, type Live, type LiveCallOptions } from './live/create-live.ts';
export type { EventsOptions, LiveEvents } from './live/follow-events.ts';
export type { AttemptReason, LiveAttempt, LiveEvent } from './live/live-event.ts';
export type { LiveFetch, LiveOptions, LiveResponse } from './live/live-requests.ts';
export type { LiveText } from './live/live-text.ts';
export type { PartialOutput } from './live/partial-output.ts';
