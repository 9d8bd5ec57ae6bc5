import { words as countWords } from '@handbill/contract';
import type { Brief } from './brief.ts';
import { hash } from 'node:crypto';

/** The same items in another order. */
export type Shuffle = <T>(items: readonly T[]) => T[];

/** A shuffle that gives the same order for the same seed, on every machine and whatever was shuffled before. */
export function shuffleBy(seed: unknown): Shuffle {
  const prefix = hash('sha256', JSON.stringify(seed));
  return (items) => {
    const keyed = items.map((item) => ({ item, key: hash('sha256', prefix + JSON.stringify(item)) }));
    return keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1)).map(({ item }) => item);
  };
}

export interface Phrase {
  readonly text: string;
  readonly words: number;
}

type Accepts = (phrase: Phrase) => boolean;

/** A sentence of so few words closes a gap. */
const shortSentence = 6;
/** Sentences of fewer words may be there several times. */
const fewWords = 4;
/** How many sentences are tried before a short one is taken. */
const maxTried = 8;
/** A prime that no number of phrases divides: in steps of it all combinations come up, and neighbours have little in common. */
const stride = 131;

/** The sentences and lines of a language that speak of no topic, in an order that depends on the seed; none twice while there are others. */
export class Filler {
  readonly #brief: Pick<Brief, 'language' | 'tag' | 'allows'>;
  readonly #phrases: Readonly<Record<'frames' | 'subjects' | 'objects' | 'places', readonly string[]>>;
  readonly #shuffle: Shuffle;
  /** Whether a text is not there yet. */
  readonly #isNew: (text: string) => boolean;
  readonly #counted = new Map<string, Phrase>();
  readonly #sentences: string[];
  readonly #short: string[];
  /** For the case that all are used up, the shortest first. */
  readonly #allShort: readonly string[];
  readonly #lines: string[] = [];
  #combinations = 0;

  constructor(brief: Pick<Brief, 'language' | 'tag' | 'allows'>, shuffle: Shuffle, isNew: (text: string) => boolean = () => true) {
    const allowed = (phrases: readonly string[]): string[] => shuffle(phrases.filter(brief.allows));
    const { sentences, frames, subjects, objects, places } = brief.language;
    this.#brief = brief;
    this.#shuffle = shuffle;
    this.#isNew = isNew;
    this.#phrases = { frames: allowed(frames), subjects: allowed(subjects), objects: allowed(objects), places: allowed(places) };
    const isShort = (text: string): boolean => this.#count(text).words <= shortSentence;
    const all = allowed(sentences);
    [this.#short, this.#sentences] = [all.filter(isShort), all.filter((text) => !isShort(text))];
    this.#allShort = this.#short.toSorted((one, other) => this.#count(one).words - this.#count(other).words);
  }

  sentence(accepts: Accepts): Phrase | undefined {
    const isPossible = Object.values(this.#phrases).every(({ length }) => length > 0);
    if (isPossible) while (this.#sentences.length < maxTried) this.#sentences.push(this.#combined());
    return this.#take(this.#sentences, accepts) ?? this.short(accepts);
  }

  short(accepts: Accepts): Phrase | undefined {
    return this.#take(this.#short, accepts);
  }

  /** A short sentence that may have been there before. */
  anyShort(accepts: Accepts): Phrase | undefined {
    return this.short(accepts) ?? this.#take([...this.#allShort], accepts);
  }

  /** The next line without a full stop, new while there are others: a heading, an item of a list; objects alone, and then in places. */
  line(accepts: Accepts): Phrase | undefined {
    const objects = this.#phrases.objects.map((object) => this.#capitalised(object));
    if (this.#lines.length === 0) this.#lines.push(...objects, ...this.#placed());
    return this.#take(this.#lines, accepts) ?? this.#take(objects, accepts);
  }

  #placed(): string[] {
    const { objects, places } = this.#phrases;
    const { space } = this.#brief.language;
    const placed = places.flatMap((place) => objects.map((object) => (space === '' ? place + object : `${object} ${place}`)));
    return this.#shuffle(placed).map((line) => this.#capitalised(line));
  }

  /** Takes the first phrase that is accepted out of a pool. One that the brand voice does not allow, or that stands there already, is dropped for good. */
  #take(pool: string[], accepts: Accepts): Phrase | undefined {
    for (let index = 0; index < pool.length;) {
      const phrase = this.#count(pool[index] ?? '');
      const isAllowed = this.#brief.allows(phrase.text) && (phrase.words < fewWords || this.#isNew(phrase.text));
      if (isAllowed && !accepts(phrase)) {
        index += 1;
        continue;
      }
      pool.splice(index, 1);
      if (isAllowed) return phrase;
    }
    return undefined;
  }

  #count(text: string): Phrase {
    const phrase = this.#counted.get(text) ?? { text, words: countWords(text, this.#brief.tag) };
    this.#counted.set(text, phrase);
    return phrase;
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
    return first.toLocaleUpperCase(this.#brief.tag) + rest.join('');
  }
}
