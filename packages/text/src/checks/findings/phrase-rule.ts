import type { Check } from '@handbill/contract';
import type { Span } from '../../characters/spans.ts';
import { briefHas, checksOf, maxPlaces, placeIn, quotedIn } from './rule.ts';
import { stretchesOf, type Part, type Subject } from '../../shown/subject.ts';

interface FoundWords extends Span {
  readonly part: Part;
  readonly words: string;
}

interface PhraseRule {
  readonly rule: Check['rule'];
  readonly outcome: Exclude<Check['outcome'], 'pass'>;
  readonly patterns: readonly RegExp[];
  readonly wanted: string;
  readonly passes: string;
  /** The statement about words that were found: `… is a placeholder`. */
  readonly fault: (words: string) => string;
  readonly known?: readonly FoundWords[];
  readonly maxLength?: number;
  readonly isFine?: (words: string, part: Part, start: number) => boolean;
}

/** Looks for phrases in a text: a check for each place, or one that passes. Words of the brief itself are let be. */
export function checkPhrases(subject: Subject, rule: PhraseRule): Check[] {
  const found: FoundWords[] = [...(rule.known ?? [])];
  const seen = new Set<string>();
  for (const { part, text, from } of stretchesOf(subject.read, rule.maxLength))
    for (const pattern of rule.patterns) {
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match !== null && found.length < maxPlaces; match = pattern.exec(text)) {
        const [words] = match;
        if (words === '') break;
        const start = from + match.index;
        const key = `${part.pointer} ${words.toLowerCase()}`;
        if (seen.has(key) || rule.isFine?.(words, part, start) === true || briefHas(subject, words)) continue;
        seen.add(key);
        found.push({ part, start, end: start + words.length, words: words.trim() });
      }
    }
  const { check, passing } = checksOf(rule.rule, rule.wanted);
  if (found.length === 0) return passing(rule.passes);
  return found.map(({ part, start, end, words }) =>
    check(rule.outcome, ...quotedIn(part, words, `${rule.fault(words)}.`), placeIn(part, start, end)),
  );
}
