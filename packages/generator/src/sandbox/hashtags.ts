/** The hashtags of a post, without `#`: those that have to be there, and those that would suit it. */
export interface Hashtags {
  readonly required: readonly string[];
  readonly suggested: readonly string[];
}

const longest = 30;

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `sourdough starter` → `SourdoughStarter`; `undefined` where it makes no good one. */
function hashtagFrom(phrase: string): string | undefined {
  const words = phrase.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  const tag = words.map(upperFirst).join('');
  return /^\p{L}/u.test(tag) && tag.length <= longest && words.length <= 3 ? tag : undefined;
}

function distinct(tags: readonly string[]): string[] {
  const seen = new Set<string>();
  return tags.filter((tag) => {
    const key = tag.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Words that name nothing by themselves. English and German together, since phrases mix. */
const empty = new Set(
  (
    'your their this that with without from into about over under when where which what while does have more most than then they them ' +
    'small large great good better best next first last long ' +
    'ohne unser unsere unseren diese dieser dieses eine einen einem einer kleine kleiner große neue neuer neues nicht mehr sehr wenn warum'
  ).split(' '),
);
/** `Switch your team`, `Steigen Sie um`: what is asked for first is no name. */
const request = /^\p{L}+(?= (?:your|our|my|the|a|an|Sie)\b)/iu;

/** The words of a phrase that could be hashtags, the longest and so the most telling first. */
const wordsOf = (phrase: string): string[] =>
  phrase
    .replace(request, '')
    .split(/[^\p{L}\p{N}\p{M}-]+/u)
    .filter((word) => /^\p{L}[\p{L}\p{N}-]{3,}$/u.test(word) && !empty.has(word.toLowerCase()))
    .toSorted((left, right) => right.length - left.length);

/** The requested ones; `null`: what the phrases suggest; an empty list: none. */
export function hashtagsOf(requested: readonly string[] | null | undefined, phrases: readonly string[]): Hashtags {
  if (requested === undefined) return { required: [], suggested: [] };
  if (requested !== null) return { required: distinct(requested.map((tag) => tag.replace(/^#/, ''))), suggested: [] };
  const usable = phrases.filter((phrase) => !phrase.includes('://'));
  const candidates = [...usable, ...usable.flatMap(wordsOf)].map(hashtagFrom).filter((tag) => tag !== undefined);
  return { required: [], suggested: distinct(candidates) };
}
