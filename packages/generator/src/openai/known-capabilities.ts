import { allCapabilities, type Capabilities } from './capabilities.ts';

/** Servers are upgraded, and a refusal may have had another reason than its words. */
const remembered_ms = 10 * 60_000;

const shapes = ['plain', 'json_object', 'json_schema'] as const;

/** What is known of one model at one address: what it refused is not offered to it again for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  #known = allCapabilities;
  #until_ms = 0;

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  get current(): Capabilities {
    return this.#now_ms() < this.#until_ms ? this.#known : allCapabilities;
  }

  /** Keeps what was learned beside what other calls have learned meanwhile. */
  learn({ shape, stream, usage, system }: Capabilities): void {
    const { current } = this;
    this.#known = {
      shape: shapes.find((one) => one === shape || one === current.shape) ?? shape,
      stream: stream && current.stream,
      usage: usage && current.usage,
      system: system && current.system,
    };
    this.#until_ms = this.#now_ms() + remembered_ms;
  }
}
