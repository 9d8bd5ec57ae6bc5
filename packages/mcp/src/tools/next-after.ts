import type { Problem, ProblemCode } from '@handbill/contract';

/** The advice to an agent about a problem, where its status does not say enough. */
const steps: { readonly [Code in ProblemCode]?: string } = {
  invalid_request: 'Correct what problem.errors names, and call again.',
  unauthenticated: 'Stop. Ask the person for a key: it belongs into the Authorization header of the connection, never into a message.',
  forbidden: 'Stop. The key may not do this, and no other tool does: tell the person what problem.detail says.',
  not_found: 'Look for the id with list_content or list_campaigns. What is of another workspace cannot be seen.',
  content_not_ready: 'Read it with get_content and wait_s 40, and call again when it has ended.',
  revision_mismatch: 'It was changed meanwhile: read it again, and then decide whether to call again.',
  idempotency_in_progress: 'It is under way: wait some seconds and call again with the same arguments.',
  idempotency_key_reused: 'What this brief gave was erased: call with again: true to have it written once more.',
  rate_limited: 'Wait problem.retry_after seconds, and call again.',
  budget_exhausted: 'Stop. The spending cap is reached, and only a person can raise it: tell the person.',
  generation_failed: 'The model failed: call once more with again: true; if it fails again, tell the person.',
  generation_timeout: 'The model did not answer in time: call once more with again: true, or with a shorter length.',
  unavailable: 'Wait problem.retry_after seconds, or 10, and call again with the same arguments.',
};

/** The next step of an agent. */
export function nextAfter({ code, status }: Problem): string {
  const step = steps[code];
  if (step !== undefined) return step;
  return status >= 500
    ? 'Call once more with the same arguments; if it fails again, tell the person, with problem.request_id.'
    : 'Read problem.detail and change the call; do not repeat it as it is.';
}
