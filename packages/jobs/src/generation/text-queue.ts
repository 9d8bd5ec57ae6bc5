import { once } from 'node:events';
import type { Check, Content } from '@handbill/contract';
import type { Abandoned, JudgeJob, Queue, RewriteJob, RunningRewrite, Slot, TextJob } from '@handbill/operations';
import type { Runner } from '../runner/runner.ts';
import { assertOpen, tooManyWait } from '../runner/slots.ts';
import type { GenerationServices } from './generation-services.ts';
import { judgeText } from './judge-text.ts';
import { rewriteText } from './rewrite-text.ts';
import { writeText } from './write-text.ts';

/** The work of a process that calls models. */
export class TextQueue implements Queue {
  readonly #services: GenerationServices;
  readonly #maxWaiting: number;
  readonly #runner: Runner<Abandoned>;

  constructor(services: GenerationServices, maxWaiting: number, runner: Runner<Abandoned>) {
    this.#services = services;
    this.#maxWaiting = maxWaiting;
    this.#runner = runner;
  }

  get isClosed(): boolean {
    return this.#services.slots.isClosed;
  }

  async slotsFor(workspaceId: string, texts: number): Promise<readonly Slot[]> {
    const { slots, storage } = this.#services;
    assertOpen(slots.isClosed);
    if (slots.jobsMayBeDue && slots.running < slots.count) await this.#runner.searched();
    const free: Slot[] = [];
    while (free.length < texts && !slots.jobsMayBeDue) {
      const slot = slots.take();
      if (slot === undefined) break;
      free.push(slot);
    }
    if (free.length === texts || !(await storage.leases.isFull(workspaceId, this.#maxWaiting - (texts - free.length)))) return free;
    for (const { leave } of free) leave();
    throw tooManyWait(this.#maxWaiting);
  }

  join(workspaceId: string): Slot {
    return this.#services.slots.join(workspaceId, this.#maxWaiting);
  }

  ring(): void {
    this.#runner.ring();
  }

  isWriting(contentId: string): boolean {
    return this.#services.streams.running.of(contentId) !== undefined;
  }

  async mayHaveEnded(contentId: string, within_ms: number): Promise<void> {
    await once(this.#services.ends, contentId, { signal: AbortSignal.timeout(within_ms) }).catch(() => undefined);
  }

  write(job: TextJob): Promise<Content> {
    return writeText(job, this.#services);
  }

  rewrite(job: RewriteJob): RunningRewrite {
    return rewriteText(job, this.#services);
  }

  judge(job: JudgeJob): Promise<readonly Check[] | null> {
    const { inFlight } = this.#services;
    return inFlight.track(judgeText(job, this.#services)).finally(job.slot.leave);
  }

  abort(contentId: string): void {
    this.#services.heldTexts.abort(contentId);
  }
}
