interface Letter {
  isEnd: boolean;
  readonly next: Map<string, Letter>;
}

const letter = (): Letter => ({ isEnd: false, next: new Map() });

/** A pattern that matches the longest of many words letter by letter: to try 1,500 words one by one takes microseconds at each place. */
export function wordPattern(words: readonly string[]): string {
  const root = letter();
  for (const word of words) {
    let last = root;
    for (const character of word) {
      const next = last.next.get(character) ?? letter();
      last.next.set(character, next);
      last = next;
    }
    last.isEnd = true;
  }
  return patternOf(root);
}

function patternOf({ isEnd, next }: Letter): string {
  if (next.size === 0) return '';
  const branches = [...next].map(([character, rest]) => character + patternOf(rest)).join('|');
  return `(?:${branches})${isEnd ? '?' : ''}`;
}
