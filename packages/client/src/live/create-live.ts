import type { Client } from '../calls/client.ts';
import { newIdempotencyKey } from '../calls/idempotency-key.ts';
import type { Content, ContentRequestInput } from '../calls/procedures.ts';
import { followEvents, type EventsOptions, type LiveEvents } from './follow-events.ts';
import { liveSender, type LiveOptions } from './live-requests.ts';
import { followText, type LiveText } from './live-text.ts';

/** The options of a single text. */
export interface LiveCallOptions {
  /** Ends the listening, not the writing: `result` and the events then fail with `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** As in `CallOptions`: one that outlives the page finds the text again that was ordered just before a reload. */
  readonly idempotencyKey?: string | undefined;
}

/** Texts that are read while they are written. */
export interface Live {
  /** Has a text written. The request's `type` decides the type of the result. */
  readonly generate: <Name extends ContentRequestInput['type']>(
    request: Extract<ContentRequestInput, { type: Name }> & { type: Name },
    options?: LiveCallOptions,
  ) => LiveText<Extract<Content, { type: Name }>>;
  /** Follows a text that was begun elsewhere, or before a reload: the text so far comes first. */
  readonly follow: <Name extends Content['type'] = Content['type']>(
    id: string,
    options?: Pick<LiveCallOptions, 'signal'>,
  ) => LiveText<Extract<Content, { type: Name }>>;
  /** Has parts of a text written anew in the background: `partial` is the text as it stands, and each part while it comes. */
  readonly rewrite: <Name extends Content['type'] = Content['type']>(
    request: Omit<Parameters<Client['content']['rewrite']['mutate']>[0], 'background'>,
    options?: LiveCallOptions,
  ) => LiveText<Extract<Content, { type: Name }>>;
  /** Follows the events of the workspace. Fails with `events_expired` where it cannot go on without leaving something out. */
  readonly events: (options?: EventsOptions) => LiveEvents;
}

/** Reads texts from a server while it writes them, over connections that may be cut. Throws a `TypeError` if `url` is no HTTP URL. */
export function createLive(options: LiveOptions): Live {
  const send = liveSender(options);
  return {
    generate: (request, { signal = neverAborted(), idempotencyKey = newIdempotencyKey() } = {}) =>
      followText(send, { order: { path: '/content/generate', request, idempotencyKey } }, options, signal),
    follow: (id, { signal = neverAborted() } = {}) => followText(send, { id }, options, signal),
    rewrite: ({ id, ...request }, { signal = neverAborted(), idempotencyKey = newIdempotencyKey() } = {}) => {
      const path = `/content/${encodeURIComponent(id)}/rewrite`;
      return followText(send, { order: { path, request: { ...request, background: true }, idempotencyKey } }, options, signal);
    },
    events: (wanted = {}) => followEvents(send, wanted, options, wanted.signal ?? neverAborted()),
  };
}

const neverAborted = (): AbortSignal => new AbortController().signal;
