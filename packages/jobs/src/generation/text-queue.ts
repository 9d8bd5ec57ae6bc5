import type { Check, Content } from '@handbill/contract';
import type { JudgeJob, Queue, RewriteJob, RunningRewrite, Slot, TextJob } from '@handbill/operations';
import { assertOpen, tooManyWait } from '../runner/slots.ts';
import type { GenerationServices } from './generation-services.ts';
import { judgeText } from './judge-text.ts';
import { rewriteText } from './rewrite-text.ts';
import { writeText } from './write-text.ts';

/** The work of a process that calls models. */
export class TextQueue implements Queue {
  readonly #services: GenerationServices;
  readonly #maxWaiting: number;
  readonly #searched: () => Promise<void>;
  readonly ring: () => void;

  /**
   * @param ring says that a text waits
   * @param searched resolves when it is known whether one does
   */
  constructor(
    services: GenerationServices,
    maxWaiting: number,
    { ring, searched }: Pick<TextQueue, 'ring'> & { readonly searched: () => Promise<void> },
  ) {
    this.#services = services;
    this.#maxWaiting = maxWaiting;
    this.ring = ring;
    this.#searched = searched;
  }

  get isClosed(): boolean {
    return this.#services.slots.isClosed;
  }

  async slotsFor(workspaceId: string, texts: number): Promise<readonly Slot[]> {
    const { slots, storage } = this.#services;
    assertOpen(slots.isClosed);
    if (slots.jobsMayBeDue && slots.running < slots.count) await this.#searched();
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

  isWriting(contentId: string): boolean {
    return this.#services.streams.running.of(contentId) !== undefined;
  }

  mayHaveEnded(contentId: string, within_ms: number): Promise<void> {
    return this.#services.ends.next(contentId, within_ms);
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
