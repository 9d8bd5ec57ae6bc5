import { resume } from './abandoned-texts.ts';
import type { GenerationServices } from './generation-services.ts';

/** Writes texts that wait at other servers, while none waits here. */
export class WaitingOnOtherServers {
  readonly #services: GenerationServices;
  readonly #models: readonly string[];
  /** Whose text was taken last: the next one is of the workspace after it. */
  #workspaceId = '';
  #mayWait = false;
  #isLooking = false;
  #isOn = false;

  constructor(services: GenerationServices) {
    this.#services = services;
    this.#models = services.writer.models.map(({ name }) => name);
  }

  /** Begins to take them. Returns a function that ends it; those that were taken go on. */
  begin(): () => void {
    this.#isOn = true;
    this.#services.queue.onIdle = () => void this.#takeAll();
    return () => {
      this.#isOn = false;
    };
  }

  /** Call it when texts may wait at other servers. */
  look(): void {
    this.#mayWait = true;
    void this.#takeAll();
  }

  /** As many as there are places for. The last one to be done looks for more. */
  async #takeAll(): Promise<void> {
    if (this.#isLooking || !this.#isOn) return;
    this.#isLooking = true;
    const { log, inFlight } = this.#services;
    try {
      while (this.#mayWait && this.#isOn) if (!(await inFlight.track(this.#takeNext()))) break;
    } catch (cause) {
      log.warn({ err: cause }, 'Could not look for texts that wait at other servers; trying again in the next round');
    } finally {
      this.#isLooking = false;
    }
  }

  /** Resolves to whether there may be a place for another one. */
  async #takeNext(): Promise<boolean> {
    const { queue, storage, heldTexts, inFlight } = this.#services;
    if (!queue.hasRoom) return false;
    this.#mayWait = false;
    const next = await storage.leases.claimWaiting(this.#models, this.#workspaceId);
    if (next === null) return true;
    this.#mayWait = true;
    this.#workspaceId = next.lease.workspaceId;
    // Not taken before: a text of a caller here comes first.
    const place = queue.joinIdle();
    if (place === undefined) {
      await heldTexts.handBack({ lease: next.lease, textSoFar: null });
      return false;
    }
    void inFlight.track(resume(next, this.#services, place).finally(place.leave));
    return true;
  }
}
