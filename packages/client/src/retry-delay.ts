import type { HandbillError } from './handbill-error.ts';

/** A server that asks for more patience than this is not waited for: its caller decides. */
const longestWait = 30_000;
/** What Node says when no connection came about, so that nothing can have been sent. Browsers do not tell. */
const neverConnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);
/** What a proxy says of a server that is away. */
const away = new Set([502, 503, 504]);

function reachedNobody({ problem, cause }: HandbillError): boolean {
  const reason = cause instanceof Error ? cause.cause : undefined;
  return problem.code === 'network_error' && reason instanceof Error && 'code' in reason && neverConnected.has(String(reason.code));
}

/**
 * Queries change nothing, so they are tried again whenever that may help. A mutation only where it was surely not begun: the server
 * could not be connected to, or turned the call away for coming too often. Never for the failures of a generation: it was paid for.
 */
function mayHelp(type: 'query' | 'mutation', error: HandbillError): boolean {
  const { problem } = error;
  if (problem.code === 'rate_limited') return true;
  if (type === 'mutation') return reachedNobody(error);
  return (
    problem.code === 'network_error' ||
    problem.code === 'unavailable' ||
    (problem.code === 'unexpected_answer' && away.has(problem.status ?? 0))
  );
}

/** How many milliseconds to wait before a call is tried again; `undefined` where it must not or should not be. */
export function retryDelay(type: 'query' | 'mutation', error: HandbillError, tries: number): number | undefined {
  if (!mayHelp(type, error)) return undefined;
  const asked = 'retry_after' in error.problem ? error.problem.retry_after * 1_000 : 0;
  // Up to twice as long, so that clients that failed together do not come back together.
  const own = 100 * 2 ** tries * (1 + Math.random());
  return asked > longestWait ? undefined : asked + own;
}
