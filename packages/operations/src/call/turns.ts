/** Something that waits until there is room for it. */
export interface Waiting {
  readonly workspaceId: string;
  readonly bytes: number;
  /** Takes the room. */
  readonly begin: () => void;
}

/** Requests that wait for room, one of each workspace after the other. */
export class Turns {
  /** The workspaces in the order of their turns. */
  readonly #waiting = new Map<string, Set<Waiting>>();

  get areNone(): boolean {
    return this.#waiting.size === 0;
  }

  add(waiting: Waiting): void {
    const others = this.#waiting.get(waiting.workspaceId) ?? new Set();
    this.#waiting.set(waiting.workspaceId, others.add(waiting));
  }

  delete(waiting: Waiting): void {
    const others = this.#waiting.get(waiting.workspaceId);
    others?.delete(waiting);
    if (others?.size === 0) this.#waiting.delete(waiting.workspaceId);
  }

  /**
   * Begins each that has room. The first that has none in the process holds up all that come later, however small: else it would wait for ever. One
   * that has none in the share of its workspace holds up that workspace alone.
   */
  take(hasRoom: (bytes: number) => boolean, hasShare: (waiting: Waiting) => boolean): void {
    for (let passed = 0; passed < this.#waiting.size;) {
      const [[workspaceId, waiting] = ['', new Set<Waiting>()]] = this.#waiting;
      const [first] = waiting;
      if (first === undefined || !hasRoom(first.bytes)) return;
      // Behind all others, whether or not it was its turn.
      this.#waiting.delete(workspaceId);
      this.#waiting.set(workspaceId, waiting);
      passed += 1;
      if (!hasShare(first)) continue;
      this.delete(first);
      first.begin();
      passed = 0;
    }
  }
}
