import { Problem, problemDocument } from '@handbill/contract';
import type { Services } from '../services.ts';
import { write } from './write.ts';

const maxClaims = 5;

/** Takes over generations whose process is gone, one after another, until there are none. A record that was begun too often ends as failed. */
export async function resumeAbandoned(services: Services): Promise<number> {
  let taken = 0;
  for (let next = await services.storage.leases.claimAbandoned(); next !== null; next = await services.storage.leases.claimAbandoned()) {
    const { lease, content, claims } = next;
    const requestId = `takeover-${content.id}-${claims}`;
    taken += 1;
    services.log.warn({ content_id: content.id, claims, request_id: requestId }, 'Taking over a generation whose process is gone');
    if (claims > maxClaims) {
      const problem = new Problem('generation_failed', { content_id: content.id }, { detail: `Its generation was broken off ${maxClaims} times.` });
      await services.storage.leases.finish(lease, { status: 'failed', error: problemDocument(problem, requestId) }, services.now());
    } else await write({ lease, content, requestId }, services).catch((error: unknown) => services.log.warn({ err: error, content_id: content.id }, 'A generation that was taken over failed'));
    if (services.stopping.aborted) break;
  }
  return taken;
}
