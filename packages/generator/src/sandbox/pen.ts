import { type Facts, type Frame, render } from './frame.ts';
import type { Random } from './random.ts';

/** A sentence that could be written, and the frame that it is from. */
export interface Offer {
  readonly frame: Frame;
  readonly text: string;
}

const triesPerFrame = 3;
const fewOffers = 6;
const keyOf = (text: string): string => text.toLowerCase();

/** Writes sentences, and none of them twice. */
export class Pen {
  readonly random: Random;
  readonly #facts: Facts;
  readonly #written: Set<string>;
  readonly #uses: Map<Frame, number>;

  constructor(facts: Facts, random: Random, before?: Pen) {
    this.#facts = facts;
    this.random = random;
    this.#written = new Set(before === undefined ? [] : before.#written);
    this.#uses = new Map(before === undefined ? [] : before.#uses);
  }

  /** One that has written as much, to try something with. */
  copy(): Pen {
    return new Pen(this.#facts, this.random, this);
  }

  /** How often a frame has been used. */
  uses(frame: Frame): number {
    return this.#uses.get(frame) ?? 0;
  }

  /** What these frames give and the text does not hold yet, fresh frames first. */
  *offers(frames: readonly Frame[], more: Facts = {}, which: 'new' | 'any' = 'new'): Generator<Offer, undefined> {
    const facts = { ...this.#facts, ...more };
    const order = this.random.shuffled(frames).toSorted((left, right) => this.uses(left) - this.uses(right));
    for (const frame of order) {
      for (let attempt = 0; attempt < triesPerFrame; attempt += 1) {
        const text = render(frame, facts, this.random);
        if (text === undefined) break;
        if (which === 'new' && this.#written.has(keyOf(text))) continue;
        yield { frame, text };
        break;
      }
    }
  }

  /** The first offer, if there is one. */
  offer(frames: readonly Frame[], more: Facts = {}): Offer | undefined {
    return this.offers(frames, more).next().value;
  }

  /** The shortest of the first few that they offer. */
  shortest(frames: readonly Frame[], more: Facts = {}): Offer | undefined {
    let best: Offer | undefined;
    let seen = 0;
    for (const offer of this.offers(frames, more)) {
      if (best === undefined || offer.text.length < best.text.length) best = offer;
      seen += 1;
      if (seen === fewOffers) break;
    }
    return best;
  }

  /** Takes an offer: neither it nor, while others last, its frame comes again. */
  take(offer: Offer): string {
    this.#written.add(keyOf(offer.text));
    this.#uses.set(offer.frame, this.uses(offer.frame) + 1);
    return offer.text;
  }
}
