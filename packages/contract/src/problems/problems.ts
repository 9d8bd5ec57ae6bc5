import * as z from 'zod';
import { Fault } from './fault.ts';

const contentId = z.string().meta({ description: 'The record that was kept', examples: ['cnt_01jd6v3m8hf2v9q0x1y2z3a4b5'] });
/** Of a problem that is no failure of the generation itself. */
const storedContentId = contentId.optional().meta({
  description:
    'The record, where the call had stored one before this happened, or may have. `Location` is its address: look there before you ask again',
});
const retryAfter = z.int().meta({ description: 'Seconds to wait before the next try' });

/** How many faults a problem names at most. */
export const maxFaults = 100;

/**
 * The whole error table: the one place where a code has its status, its title, what it carries besides (`members`)
 * and the text of its page at `/problems/<code>`.
 */
export const problems = {
  invalid_request: {
    status: 400,
    title: 'The request is not valid',
    explanation: `At least one field is missing, unknown or out of bounds. \`errors\` names every one of them with what is allowed, up to ${maxFaults}.`,
    members: {
      errors: z.array(Fault).max(maxFaults).meta({ description: 'The faulty fields' }),
      errors_omitted: z
        .int()
        .min(1)
        .optional()
        .meta({ description: `How many more faults there are beyond the first ${maxFaults}` }),
    },
  },
  malformed_json: {
    status: 400,
    title: 'The body is not JSON',
    explanation: 'The body could not be read as UTF-8 JSON. `detail` says where reading stopped.',
    members: {},
  },
  unauthenticated: {
    status: 401,
    title: 'A valid key is needed',
    explanation: 'Send `Authorization: Bearer <key>`. The key is missing, malformed, unknown, expired or revoked.',
    members: {},
  },
  forbidden: {
    status: 403,
    title: 'The key lacks a scope',
    explanation: 'The key is valid, but not for this call. `scope` names what it lacks.',
    members: { scope: z.string().meta({ description: 'The missing scope' }) },
  },
  not_found: {
    status: 404,
    title: 'There is no such thing',
    explanation: 'The address or the id is unknown, was deleted, or belongs to another workspace.',
    members: {},
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed here',
    explanation: 'The address exists, but not with this method. The `Allow` header lists those that it has.',
    members: { allow: z.array(z.string()).meta({ description: 'The methods that the address has' }) },
  },
  not_acceptable: {
    status: 406,
    title: 'The answer is not to be had in that form',
    explanation: 'The `Accept` header excludes what this call can answer with: `application/json`.',
    members: {},
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to come',
    explanation: 'The request was not whole in time, and its connection was ended. Send it again.',
    members: {},
  },
  invalid_transition: {
    status: 409,
    title: 'The campaign is not in a status for that',
    explanation: 'The lifecycle does not allow this step now, and nothing was changed. `allowed_actions` lists the steps that are open.',
    members: {
      current_status: z.string().meta({ description: 'The status that the campaign is in' }),
      action: z.string().meta({ description: 'The step that was asked for; `update` when no action leads to the status asked for' }),
      allowed_actions: z.array(z.string()).meta({ description: 'What can be done with the campaign now, as in its `allowed_actions`' }),
    },
  },
  content_not_ready: {
    status: 409,
    title: 'The content is not in a status for that',
    explanation: 'The step needs the content in another status, and nothing was changed.',
    members: { current_status: z.string().meta({ description: 'The status that the content is in' }) },
  },
  idempotency_in_progress: {
    status: 409,
    title: 'The same request is still being worked on',
    explanation: 'A request with this `Idempotency-Key` has not ended yet. Ask again a little later.',
    members: {},
  },
  revision_mismatch: {
    status: 412,
    title: 'It was changed in the meantime',
    explanation: 'The revision that the request names is no longer the current one. Read it again and decide anew.',
    members: {},
  },
  payload_too_large: {
    status: 413,
    title: 'The body is too large',
    explanation: 'A body may have up to 262,144 bytes.',
    members: {},
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body must be JSON',
    explanation: 'Send the body as `Content-Type: application/json`, in UTF-8 and without a content encoding.',
    members: {},
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The idempotency key belongs to another request',
    explanation: 'This `Idempotency-Key` was used with other input before. Use a new key for a new request.',
    members: {},
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    explanation: 'The address and the headers of a request may have up to 16,384 bytes together.',
    members: {},
  },
  rate_limited: {
    status: 429,
    title: 'Too many requests',
    explanation: 'The key has used up its share for now. `retry_after` says in how many seconds to ask again.',
    members: { retry_after: retryAfter },
  },
  budget_exhausted: {
    status: 429,
    title: 'The token budget is used up',
    explanation: 'The monthly token cap is reached. `retry_after` says in how many seconds it opens again.',
    members: { retry_after: retryAfter },
  },
  internal: {
    status: 500,
    title: 'Something went wrong on our side',
    explanation: 'A defect, which was logged under `request_id`. Nothing inside shows here.',
    members: { content_id: storedContentId },
  },
  generation_failed: {
    status: 502,
    title: 'The text could not be written',
    explanation:
      'The language model failed, refused or broke off. The record at `content_id` keeps the brief, the cause and the text so far.',
    members: { content_id: contentId },
  },
  unavailable: {
    status: 503,
    title: 'Not available for the moment',
    explanation:
      'The database can not be reached or took too long, too many texts wait to be written, or the server stops. Ask again after `retry_after` seconds; where there is a `content_id`, read that record first.',
    members: { retry_after: retryAfter, content_id: storedContentId },
  },
  generation_timeout: {
    status: 504,
    title: 'The text took too long',
    explanation: 'The language model did not finish in time. The record at `content_id` keeps the brief and the text so far.',
    members: { content_id: contentId },
  },
} as const satisfies Record<string, ProblemKind>;

/** A row of the error table. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
  readonly explanation: string;
  readonly members: Readonly<Record<string, z.ZodType>>;
}

/** The codes of all problems. More may come: keep a `default` branch. */
export type ProblemCode = keyof typeof problems;
