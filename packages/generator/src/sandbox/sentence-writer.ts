import { type Facts, type Frame, render } from './frame.ts';
import type { Random } from './random.ts';

/** A sentence that could be written, and the frame that it is from. */
export interface Candidate {
  readonly frame: Frame;
  readonly text: string;
}

/** A candidate that is from no frame. */
export const unframed = (text: string): Candidate => ({ frame: text, text });

const triesPerFrame = 3;
const maxCompared = 6;
const keyOf = (text: string): string => text.toLowerCase();

/** Writes sentences from frames, and none of them twice. */
export class SentenceWriter {
  readonly #random: Random;
  readonly #facts: Facts;
  readonly #written: Set<string>;
  readonly #uses: Map<Frame, number>;

  constructor(facts: Facts, random: Random, before?: SentenceWriter) {
    this.#facts = facts;
    this.#random = random;
    this.#written = new Set(before === undefined ? [] : before.#written);
    this.#uses = new Map(before === undefined ? [] : before.#uses);
  }

  /** One that has written the same, to try something with. */
  copy(): SentenceWriter {
    return new SentenceWriter(this.#facts, this.#random, this);
  }

  /** How often a frame has been used. */
  timesUsed(frame: Frame): number {
    return this.#uses.get(frame) ?? 0;
  }

  /** The sentences that these frames give and that are not written yet, those of the least used frames first. */
  *candidates(frames: readonly Frame[], more: Facts = {}, which: 'new' | 'any' = 'new'): Generator<Candidate, undefined> {
    const facts = { ...this.#facts, ...more };
    const order = this.#random.shuffled(frames).toSorted((left, right) => this.timesUsed(left) - this.timesUsed(right));
    for (const frame of order) {
      for (let attempt = 0; attempt < triesPerFrame; attempt += 1) {
        const text = render(frame, facts, this.#random);
        if (text === undefined) break;
        if (which === 'new' && this.#written.has(keyOf(text))) continue;
        yield { frame, text };
        break;
      }
    }
  }

  /** The first candidate, if there is one. */
  first(frames: readonly Frame[], more: Facts = {}): Candidate | undefined {
    return this.candidates(frames, more).next().value;
  }

  /** The shortest of the first few candidates. */
  shortest(frames: readonly Frame[], more: Facts = {}): Candidate | undefined {
    let best: Candidate | undefined;
    let compared = 0;
    for (const candidate of this.candidates(frames, more)) {
      if (best === undefined || candidate.text.length < best.text.length) best = candidate;
      compared += 1;
      if (compared === maxCompared) break;
    }
    return best;
  }

  /** Writes a candidate: neither it nor, while there are others, its frame is used again. */
  write(candidate: Candidate): string {
    this.#written.add(keyOf(candidate.text));
    this.#uses.set(candidate.frame, this.timesUsed(candidate.frame) + 1);
    return candidate.text;
  }
}
