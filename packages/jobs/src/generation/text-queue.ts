import { once } from 'node:events';
import type { Abandoned, Queue, Slot } from '@handbill/operations';
import type { Runner } from '../runner/runner.ts';
import { assertOpen, tooManyWait } from '../runner/slots.ts';
import type { GenerationServices } from './generation-services.ts';
import { judgeText } from './judge-text.ts';
import { rewriteText } from './rewrite-text.ts';
import { writeText } from './write-text.ts';

/** The work of a process that calls models. `runner` claims texts that wait, of which a workspace may have so many. */
export function textQueue(services: GenerationServices, maxWaiting: number, runner: Runner<Abandoned>): Queue {
  const { slots, storage, streams, ends, inFlight, heldTexts } = services;
  return {
    get isClosed() {
      return slots.isClosed;
    },
    async slotsFor(workspaceId, texts) {
      assertOpen(slots.isClosed);
      if (slots.jobsMayBeDue && slots.running < slots.count) await runner.searched();
      const free: Slot[] = [];
      while (free.length < texts && !slots.jobsMayBeDue) {
        const slot = slots.take();
        if (slot === undefined) break;
        free.push(slot);
      }
      if (free.length === texts || !(await storage.leases.isFull(workspaceId, maxWaiting - (texts - free.length)))) return free;
      for (const { leave } of free) leave();
      throw tooManyWait(maxWaiting);
    },
    join: (workspaceId) => slots.join(workspaceId, maxWaiting),
    ring: () => runner.ring(),
    isWriting: (contentId) => streams.running.of(contentId) !== undefined,
    async mayHaveEnded(contentId, within_ms) {
      await once(ends, contentId, { signal: AbortSignal.timeout(within_ms) }).catch(() => undefined);
    },
    write: (job) => writeText(job, services),
    rewrite: (job) => rewriteText(job, services),
    judge: (job) => inFlight.track(judgeText(job, services)).finally(job.slot.leave),
    abort: (contentId) => heldTexts.abort(contentId),
  };
}
