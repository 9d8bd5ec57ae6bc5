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
export type Filler = ReturnType<typeof fillerOf>;

/** A sentence of so few words closes a gap; of fewer words, it may stand there twice. */
const [shortSentence, fewWords] = [6, 4];
/** How many sentences are tried before a short one is taken. */
const maxTried = 8;
/** A prime that no number of phrases divides: in steps of it all combinations come up, and neighbours have little in common. */
const stride = 131;

/** The sentences and lines of a language that speak of no topic, in an order of the seed; none twice, nor any that is present, while there are others. */
export function fillerOf({ allows, language, request, words }: Brief, shuffle: Shuffle, present: string) {
  const [frames, subjects, objects] = [shuffle(language.frames), shuffle(language.subjects), shuffle(language.objects)];
  const places = shuffle(language.places);
  const isShort = (text: string): boolean => words(text) <= shortSentence;
  const allShort = shuffle(language.sentences.filter(isShort));
  const short = [...allShort];
  const sentences = shuffle(language.sentences.filter((text) => !isShort(text)));
  const inPlaces = places.flatMap((place) => objects.map((object) => (language.space === '' ? place + object : `${object} ${place}`)));
  const capitalised = ([first = '', ...rest]: string): string => first.toLocaleUpperCase(request.language) + rest.join('');
  const allLines = [...objects, ...shuffle(inPlaces)].map((line) => capitalised(line));
  const lines = [...allLines];
  let combinations = 0;

  const combined = (): string => {
    combinations += 1;
    const at = combinations * stride;
    const next = (phrases: readonly string[], step: number): string => phrases[Math.floor(at / step) % phrases.length] ?? '';
    const [object, place] = [next(objects, subjects.length), next(places, subjects.length * objects.length)];
    const frame = next(frames, stride).replace('{subject}', next(subjects, 1));
    return capitalised(frame.replace('{object}', object).replace('{place}', place));
  };
  const isUsable = (text: string): boolean => allows(text) && (words(text) < fewWords || !present.includes(text));
  /** Takes the first phrase that is accepted out of a pool. One that the brand voice does not allow, or that stands there already, is dropped. */
  const take = (pool: string[], accepts: Accepts): string | undefined => {
    const at = pool.findIndex((text) => !isUsable(text) || accepts(text));
    const [text] = at === -1 ? [] : pool.splice(at, 1);
    return text === undefined || isUsable(text) ? text : take(pool, accepts);
  };
  /** The next sentence, a short one where no other is accepted. */
  const sentence = (accepts: Accepts): string | undefined => {
    while (sentences.length < maxTried) sentences.push(combined());
    return take(sentences, accepts) ?? take(short, accepts);
  };
  return {
    sentence,
    /** A sentence, or a short one that may have been there before. */
    anySentence: (accepts: Accepts): string | undefined => sentence(accepts) ?? take([...allShort], accepts),
    /** The next line without a full stop, new while there are others: a heading, an item of a list. */
    line: (accepts: Accepts): string | undefined => {
      if (lines.length === 0) lines.push(...allLines);
      return take(lines, accepts) ?? take([...allLines], accepts);
    },
  };
}
