import type { Fetch, FetchRequest, FetchResponse } from './fetch.ts';
import { HandbillError } from './handbill-error.ts';
import { localProblem } from './local-problem.ts';

/** What tRPC's links hand to a fetch. */
interface LinkRequest {
  method?: string;
  headers?: unknown;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
}

/** A request and its whole answer: no part of the network, and no stranger's answer, gets past this. */
export function exchange(fetch: Fetch) {
  return async (url: unknown, { method = 'GET', headers, body, signal }: LinkRequest = {}) => {
    const address = String(url);
    const request = {
      method,
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? body : null,
      signal: signal ?? null,
    };
    const { status, text } = await received(fetch, address, request);
    const answer = read(text);
    const { origin } = new URL(address);
    if (!isAnswer(answer)) {
      throw new HandbillError(
        localProblem('unexpected_answer', `${origin} answered ${status}, and not in Handbill's words. Is the address right?`, status),
      );
    }
    return { ok: status < 400, status, json: () => Promise.resolve(answer) };
  };
}

async function received(fetch: Fetch, url: string, request: FetchRequest): Promise<{ status: number; text: string }> {
  try {
    const response: FetchResponse = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    throw new HandbillError(localProblem('network_error', `No whole answer from ${new URL(url).origin}: ${reasonOf(cause)}`), { cause });
  }
}

/** Node hides why a fetch failed in its cause. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { cause: beneath } = cause;
  if (!(beneath instanceof Error)) return cause.message;
  return `${cause.message} (${'code' in beneath ? String(beneath.code) : beneath.message})`;
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isAnswer = (answer: unknown): boolean =>
  Array.isArray(answer)
    ? answer.every(isAnswer)
    : typeof answer === 'object' && answer !== null && ('result' in answer || 'error' in answer);
