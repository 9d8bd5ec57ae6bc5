import * as z from 'zod';
import { extensibleString } from '../fields/extensible-enum.ts';

export const Fault = z
  .object({
    in: z.enum(['body', 'query', 'path', 'header']).describe('The part of the request with the field'),
    pointer: z.string().meta({ description: 'JSON Pointer to the field', examples: ['/target_audience/locations/0'] }),
    code: z.string().meta({
      description: 'The kind of fault, for programs; later versions may add kinds',
      examples: ['too_big', 'unknown_field', 'invalid_choice'],
    }),
    message: z.string().describe('The fault and the allowed values, for people'),
  })
  .meta({ id: 'Fault', description: 'One invalid field of a request' });
export type Fault = z.infer<typeof Fault>;

const contentId = z.string().meta({ description: 'The stored content', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] });
/** Of a problem that may also occur before anything is stored. */
const storedContentId = contentId
  .optional()
  .describe(
    'The content that the call stored, or may have stored, before the problem occurred. `Location` is its address: read it before you retry',
  );
const retryAfter = z.int().describe('Seconds to wait before retrying');

/** The greatest body of a request, in bytes. */
export const maxBodyBytes = 262_144;

/** How many faults a problem lists at most. */
export const maxFaults = 100;

/** The error table. The page of a code is at `/problems/<code>`. */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'Invalid request',
    explanation: `One or more fields are missing, unknown or invalid. \`errors\` lists up to ${maxFaults} of them with what is allowed.`,
    remedy:
      'Correct the fields that `errors` names: `pointer` says which, `message` what is allowed, and `code` is for programs. Sending the same request again does not help.',
    members: {
      errors: z.array(Fault).max(maxFaults).describe('The invalid fields'),
      errors_omitted: z.int().min(1).optional().describe(`Number of faults beyond the first ${maxFaults}`),
    },
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    explanation: 'The body could not be parsed as UTF-8 JSON. `detail` says where parsing stopped.',
    remedy:
      'Write the body with a JSON library. Common causes are single quotes, a comma after the last member, and a shell that replaced something between double quotes.',
    members: {},
  },
  events_expired: {
    status: 400,
    title: 'Events expired',
    explanation:
      'The event to go on from is not kept any more, or never was. `oldest` is the oldest event that is kept, `null` where there is none. What happened in between cannot be read as events.',
    remedy:
      'Read what you follow anew, with the lists of campaigns and content, and go on from the newest event that there was before. How long events are kept is the setting `HANDBILL_EVENT_RETENTION`.',
    members: {
      oldest: z
        .object({
          id: z.string().describe('The event'),
          sequence: z.int().describe('Its number in the workspace'),
        })
        .meta({ id: 'OldestEvent', description: 'The oldest event that is kept' })
        .nullable()
        .describe('The oldest event that is kept; `null`: there is none'),
    },
  },
  unauthenticated: {
    status: 401,
    title: 'Authentication required',
    explanation: 'Send `Authorization: Bearer <key>`. The key is missing, malformed, unknown, expired or revoked.',
    remedy:
      'Check that the header is there, that it begins with `Bearer` and a space, and that the key is whole: it begins with `hbk_`. The first key is in the file `admin.key` of the data folder.',
    members: {
      reason: z
        .string()
        .optional()
        .meta({ description: 'At the sign-in of the console: `key`, `link_used` or `link_expired`', examples: ['link_used'] }),
    },
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    explanation:
      'The key is valid but may not make this call. `scope` names the scope that it lacks; without it `detail` says what else it may not.',
    remedy: 'Call with a key that has the scope which `scope` names, or `admin`, or that is limited to no other models, actors and keys.',
    members: {
      scope: z.string().describe('The missing scope, if one is missing').optional(),
      reason: z
        .string()
        .optional()
        .meta({ description: '`four_eyes`: an author of a text cannot approve it', examples: ['four_eyes'] }),
    },
  },
  not_found: {
    status: 404,
    title: 'Not found',
    explanation: 'The path or the id is unknown, or the record was deleted or belongs to another workspace.',
    remedy:
      'Check the address and the id. `detail` names the address that was probably meant. A deleted record can be restored for 30 days.',
    members: {},
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The path exists, but does not support this method. The `Allow` header lists the methods that it supports.',
    remedy: 'Use one of the methods that `allow` lists.',
    members: { allow: z.array(z.string()).describe('The methods that the path supports') },
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    explanation: 'The `Accept` header excludes the media type of the response: `application/json`.',
    remedy: 'Leave `Accept` out, or send `Accept: application/json`.',
    members: {},
  },
  request_timeout: {
    status: 408,
    title: 'Request timeout',
    explanation: 'The request was not received completely in time, and the connection was closed. Send it again.',
    remedy: 'Send the whole request at once, then send it again. A proxy in between may hold it up.',
    members: {},
  },
  invalid_transition: {
    status: 409,
    title: 'Invalid transition',
    explanation:
      'The status of the record does not allow this action, and nothing was changed. `allowed_actions` lists the actions that are allowed.',
    remedy: 'Take one of the actions in `allowed_actions`, or read the record again: someone else may have changed its status.',
    members: {
      current_status: z.string().describe('The status of the campaign, or of the approval of a text'),
      action: z.string().describe('The requested action; `update` if no action leads to the requested status'),
      allowed_actions: z.array(z.string()).describe('The actions allowed now, as in the record itself'),
    },
  },
  content_not_ready: {
    status: 409,
    title: 'Content not ready',
    explanation: 'The status of the content does not allow this action, and nothing was changed.',
    remedy: 'Read the content until its status allows the action.',
    members: { current_status: z.string().describe('The status of the content') },
  },
  approval_required: {
    status: 409,
    title: 'Approval required',
    explanation: 'The workspace wants texts approved before they go out, and this one is not. Nothing was changed.',
    remedy: 'Have the text approved with `POST /content/{id}/approve`, then send the request again.',
    members: {},
  },
  approval_void: {
    status: 409,
    title: 'Another text',
    explanation: 'The text is not the one that was to be approved: `current_hash` is that of the text as it is now. Nothing was changed.',
    remedy: 'Read the text as it is now, and approve it with its `hash`.',
    members: { current_hash: z.string().describe('The `hash` of the text as it is now') },
  },
  last_admin_key: {
    status: 409,
    title: 'Last key with admin',
    explanation: 'No other key of the workspace has `admin` and does not expire, so nobody could manage it any more. Nothing was changed.',
    remedy:
      'Make another key with `admin` that does not expire, with `POST /keys`, or with `handbill key create` where the server runs. Then send the request again.',
    members: {},
  },
  idempotency_in_progress: {
    status: 409,
    title: 'Request in progress',
    explanation:
      'A request with this `Idempotency-Key` is still being processed. Send it again after `retry_after` seconds for its answer.',
    remedy: 'Wait for `retry_after` seconds, then send the same request with the same key: its first answer is repeated.',
    members: { retry_after: retryAfter },
  },
  revision_mismatch: {
    status: 412,
    title: 'Revision mismatch',
    explanation:
      'The record has another revision than the request expects, so nothing was changed. `current_revision` is the one that it has.',
    remedy: 'Read the record, apply your change to what it is now, and send it with the new revision.',
    members: { current_revision: z.int().describe('The current revision of the record, also in the header `ETag`') },
  },
  payload_too_large: {
    status: 413,
    title: 'Payload too large',
    explanation: `A body may have up to ${maxBodyBytes.toLocaleString('en')} bytes.`,
    remedy: 'Send less: shorten long texts, or split the request into several.',
    members: {},
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    explanation: 'Send the body as `Content-Type: application/json`, in UTF-8 and without a content encoding.',
    remedy: 'Set the header `Content-Type: application/json` and send the body without compression.',
    members: {},
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Idempotency key reused',
    explanation: 'This `Idempotency-Key` was used within the last 24 hours for a different request. Use a new key for each request.',
    remedy: 'Make a new key for each new request. Repeat a key only with exactly the same request.',
    members: {},
  },
  headers_too_large: {
    status: 431,
    title: 'Request headers too large',
    explanation: 'The URL and the headers of a request may have up to 16,384 bytes together.',
    remedy: 'Shorten the query or the headers, cookies among them.',
    members: {},
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    explanation:
      'The key, or all keys of its workspace together, have made as many calls as they may, the key has as many streams open as it may, or too many calls without a good key came from the address. `violated_policies` says which. Retry after `retry_after` seconds.',
    remedy: 'Wait for `retry_after` seconds, then go on more slowly: `RateLimit` in the head of each answer says how many calls are left.',
    members: {
      retry_after: retryAfter,
      violated_policies: z
        .array(z.string())
        .describe('The limits that were exceeded, `key` and `workspace`, as `RateLimit-Policy` names them, `streams`, `address`'),
    },
  },
  budget_exhausted: {
    status: 429,
    title: 'Budget exhausted',
    explanation:
      'What the first call of a model for the text may take at most is more than is left of a spending cap this month. Nothing was stored, and no model was called.',
    remedy:
      'Where texts that are being written stand in the way, `retry_after` is a few seconds: what they do not take is free when they end. Else wait until the month ends, ask for a shorter text or a cheaper model, or have the cap raised. `POST /content/plan` says what a text needs.',
    members: {
      retry_after: retryAfter,
      scope: extensibleString(['key', 'workspace']).describe('The owner of the cap: `key` is the key of the call or one of its creators'),
      unit: extensibleString(['tokens', 'USD']).describe('The unit of the cap'),
      limit: z.number().describe('The maximum in a UTC month'),
      spent: z.number().describe('The amount spent this month'),
      reserved: z.number().describe('The maximum that model calls in progress, or about to start, may take'),
      needed: z.number().describe('The maximum that the first model call for the text may take'),
      resets_at: z.iso.datetime().describe('Start of the next month: RFC 3339, UTC, with milliseconds'),
    },
  },
  internal: {
    status: 500,
    title: 'Internal server error',
    explanation: 'An unexpected error, logged under `request_id`. Its details are not sent.',
    remedy:
      'Look for `request_id` in the log of the server. If there is a `content_id`, read that record before you try again: the text may be there.',
    members: { content_id: storedContentId },
  },
  generation_failed: {
    status: 502,
    title: 'Generation failed',
    explanation:
      'The language model failed, refused or stopped early. The record at `content_id` keeps the brief, the cause and the text so far.',
    remedy:
      '`detail` says what the model did. Read the record at `content_id`, then correct the brief or the settings of the model, or try again.',
    members: { content_id: contentId },
  },
  unavailable: {
    status: 503,
    title: 'Service unavailable',
    explanation:
      'The database cannot be reached or took too long, the server of the language model is down, too many texts are waiting to be generated, too much of earlier answers is still to be sent, or the server is stopping. Retry after `retry_after` seconds; if there is a `content_id`, read that record first.',
    remedy:
      'Wait for `retry_after` seconds and try again. If there is a `content_id`, read that record first. If it lasts, look at the log of the server and at `/health/ready`.',
    members: { retry_after: retryAfter, content_id: storedContentId },
  },
  generation_timeout: {
    status: 504,
    title: 'Generation timed out',
    explanation: 'The language model did not finish in time. The record at `content_id` keeps the brief and the text so far.',
    remedy: 'Read the record at `content_id`, then try again, ask for a shorter text, or raise `HANDBILL_GENERATION_TIMEOUT`.',
    members: { content_id: contentId },
  },
} as const satisfies Record<string, ProblemKind>;

/** A row of the error table. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  /** The cause of the problem. */
  readonly explanation: string;
  /** The caller's remedy. */
  readonly remedy: string;
  readonly members: Readonly<Record<string, z.ZodType>>;
}

/** The codes of all problems. Later versions may add codes: keep a `default` branch. */
export type ProblemCode = keyof typeof problems;
