import { allCapabilities, type Capabilities } from './capabilities.ts';

/** Servers are upgraded, and a refusal may have had another reason than its words. */
const remembered_ms = 10 * 60_000;

const shapes = ['plain', 'json_object', 'json_schema'] as const;

/** What both leave. */
const common = (one: Capabilities, other: Capabilities): Capabilities => ({
  shape: shapes.find((shape) => shape === one.shape || shape === other.shape) ?? one.shape,
  stream: one.stream && other.stream,
  usage: one.usage && other.usage,
  system: one.system && other.system,
});

/** What is known of one model at one address: what it refused is not offered to it again for ten minutes. */
export class KnownCapabilities {
  readonly #now_ms: () => number;
  /** Each with its own time: what is learned later does not prolong what was learned before. */
  #lessons: readonly { readonly left: Capabilities; readonly until_ms: number }[] = [];

  constructor(now_ms: () => number) {
    this.#now_ms = now_ms;
  }

  get current(): Capabilities {
    const now_ms = this.#now_ms();
    this.#lessons = this.#lessons.filter(({ until_ms }) => now_ms < until_ms);
    return this.#lessons.reduce((left, lesson) => common(left, lesson.left), allCapabilities);
  }

  /** Keeps that a server takes no more than `after` of what it was offered as `before`. */
  learn(before: Capabilities, after: Capabilities): void {
    const left: Capabilities = {
      shape: after.shape === before.shape ? allCapabilities.shape : after.shape,
      stream: after.stream || !before.stream,
      usage: after.usage || !before.usage,
      system: after.system || !before.system,
    };
    // A lesson that many calls learn at once is one.
    const others = this.#lessons.filter((lesson) => JSON.stringify(lesson.left) !== JSON.stringify(left));
    this.#lessons = [...others, { left, until_ms: this.#now_ms() + remembered_ms }];
  }
}
