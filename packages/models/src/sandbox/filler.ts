import { hash } from 'node:crypto';
import type { Brief } from './brief.ts';

/** The same items in another order. */
export type Shuffle = <T>(items: readonly T[]) => T[];

/** A shuffle that gives the same order for the same seed, on every machine and after any other shuffles. */
export function shuffleBy(seed: unknown): Shuffle {
  const prefix = hash('sha256', JSON.stringify(seed));
  return (items) => {
    const keyed = items.map((item) => ({ item, key: hash('sha256', prefix + JSON.stringify(item)) }));
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
  };
}

type Accepts = (text: string) => boolean;

/** A sentence of so few words closes a gap; of fewer words, it may stand there twice. */
const [shortSentence, fewWords] = [6, 4];
/** How many sentences are tried before a short one is taken. */
const maxTried = 8;
/** A prime that no number of phrases divides: in steps of it all combinations come up, and neighbours have little in common. */
const stride = 131;

/** The sentences and lines of a language that speak of no topic, in an order that depends on the seed; none twice while there are others. */
export class Filler {
  readonly #brief: Brief;
  readonly #shuffle: Shuffle;
  readonly #isNew: Accepts;
  readonly #phrases: Readonly<Record<'frames' | 'subjects' | 'objects' | 'places', readonly string[]>>;
  readonly #sentences: string[];
  readonly #short: string[];
  readonly #allShort: readonly string[];
  #lines: string[] = [];
  #combinations = 0;

  /** @param isNew whether a text is not there yet */
  constructor(brief: Brief, shuffle: Shuffle, isNew: Accepts = () => true) {
    [this.#brief, this.#shuffle, this.#isNew] = [brief, shuffle, isNew];
    const allowed = (phrases: readonly string[]): string[] => shuffle(phrases.filter(brief.allows));
    const { sentences, frames, subjects, objects, places } = brief.language;
    this.#phrases = { frames: allowed(frames), subjects: allowed(subjects), objects: allowed(objects), places: allowed(places) };
    const isShort = (text: string): boolean => brief.words(text) <= shortSentence;
    const all = allowed(sentences);
    [this.#short, this.#sentences] = [all.filter(isShort), all.filter((text) => !isShort(text))];
    this.#allShort = this.#short.toSorted((one, other) => brief.words(one) - brief.words(other));
  }

  sentence(accepts: Accepts): string | undefined {
    const isPossible = Object.values(this.#phrases).every(({ length }) => length > 0);
    if (isPossible) while (this.#sentences.length < maxTried) this.#sentences.push(this.#combined());
    return this.#take(this.#sentences, accepts) ?? this.short(accepts);
  }

  short(accepts: Accepts): string | undefined {
    return this.#take(this.#short, accepts);
  }

  /** A short sentence that may have been there before. */
  anyShort(accepts: Accepts): string | undefined {
    return this.short(accepts) ?? this.#take([...this.#allShort], accepts);
  }

  /** The next line without a full stop, new while there are others: a heading, an item of a list; objects alone, and then in places. */
  line(accepts: Accepts): string | undefined {
    const { objects, places } = this.#phrases;
    const inPlace = (object: string, place: string): string => (this.#brief.language.space === '' ? place + object : `${object} ${place}`);
    const lines = objects.map((object) => this.#capitalised(object));
    if (this.#lines.length === 0) {
      const placed = places.flatMap((place) => objects.map((object) => inPlace(object, place)));
      this.#lines = [...lines, ...this.#shuffle(placed).map((line) => this.#capitalised(line))];
    }
    return this.#take(this.#lines, accepts) ?? this.#take(lines, accepts);
  }

  /** Takes the first phrase that is accepted out of a pool. One that the brand voice does not allow, or that stands there already, is dropped. */
  #take(pool: string[], accepts: Accepts): string | undefined {
    for (let index = 0; index < pool.length;) {
      const text = pool[index] ?? '';
      const isAllowed = this.#brief.allows(text) && (this.#brief.words(text) < fewWords || this.#isNew(text));
      if (isAllowed && !accepts(text)) {
        index += 1;
        continue;
      }
      pool.splice(index, 1);
      if (isAllowed) return text;
    }
    return undefined;
  }

  #combined(): string {
    const { frames, subjects, objects, places } = this.#phrases;
    const at = ((this.#combinations += 1) * stride) % (subjects.length * objects.length * places.length);
    const phrases = {
      subject: subjects[at % subjects.length],
      object: objects[Math.floor(at / subjects.length) % objects.length],
      place: places[Math.floor(at / subjects.length / objects.length)],
    };
    const frame = frames[this.#combinations % frames.length] ?? '';
    return this.#capitalised(frame.replace(/\{(\w+)\}/g, (_, name: keyof typeof phrases) => phrases[name] ?? ''));
  }

  #capitalised(text: string): string {
    const [first = '', ...rest] = text.trim();
    return first.toLocaleUpperCase(this.#brief.request.language) + rest.join('');
  }
}
