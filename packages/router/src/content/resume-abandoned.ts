import { Problem, problemDocument } from '@handbill/contract';
import type { Abandoned } from '../ports/content-store.ts';
import { logProblem } from '../log-problem.ts';
import type { Services } from '../services.ts';
import { write } from './write.ts';

const atOnce = 8;
const maxClaims = 5;

/** Takes over generations whose process is gone, several at once, until there are none or `ending` is aborted. A record that was begun too often ends as failed. */
export async function resumeAbandoned(services: Services, ending: AbortSignal): Promise<number> {
  const { leases } = services.storage;
  const running = new Set<Promise<unknown>>();
  let taken = 0;
  for (let next = await leases.claimAbandoned(); next !== null; next = await leases.claimAbandoned()) {
    if (ending.aborted) {
      await leases.release(next.lease, next.content.text);
      break;
    }
    taken += 1;
    const work = resume(next, services).finally(() => running.delete(work));
    running.add(work);
    // What was broken off more than once may be what broke its process: it must not count against others that would run beside it.
    if (next.claims > 2) await work;
    else if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
  return taken;
}

async function resume({ lease, content, claims }: Abandoned, services: Services): Promise<void> {
  const { storage, log } = services;
  const requestId = `takeover-${content.id}-${claims}`;
  const fields = { content_id: content.id, claims, request_id: requestId };
  log.warn(fields, 'Taking over a generation whose process is gone');
  try {
    if (claims <= maxClaims) return void (await write({ lease, content, requestId }, services));
    const problem = new Problem(
      'generation_failed',
      { content_id: content.id },
      { detail: `Its generation was broken off ${maxClaims} times.` },
    );
    await storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
  } catch (error) {
    logProblem(log, error instanceof Problem ? error : new Problem('internal', {}, { cause: error }), fields);
  }
}
