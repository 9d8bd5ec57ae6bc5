import type { Check, Steps } from '@handbill/contract';
import { briefHas } from './brief-has.ts';
import { maxPlaces, newCheck, placeIn } from './rule.ts';
import { stretchesOf, type Part, type Subject } from './subject.ts';

interface PhraseRule {
  readonly rule: Check['rule'];
  readonly outcome: Exclude<Check['outcome'], 'pass'>;
  readonly patterns: readonly RegExp[];
  readonly parts: readonly Part[];
  readonly wanted: string;
  /** What is said where nothing was found. */
  readonly passes: string;
  readonly message: (words: string, pointer: string) => string;
  readonly maxLength?: number;
  /** Whether what was found is as it should be. */
  readonly isFine?: (words: string, part: Part, start: number) => boolean;
}

/** Looks for phrases in parts: a check for each place, or one that passes. What the brief says itself is let be. */
export function* checkPhrases(subject: Subject, rule: PhraseRule): Steps<Check[]> {
  const found: { part: Part; start: number; end: number; words: string }[] = [];
  const seen = new Set<string>();
  for (const { part, text, from } of stretchesOf(rule.parts, rule.maxLength))
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
      // The first text that a pattern looks at has it compiled.
      yield;
    }
  if (found.length === 0)
    return [newCheck({ rule: rule.rule, outcome: 'pass', wanted: rule.wanted, found: rule.wanted, message: rule.passes })];
  return found.map(({ part, start, end, words }) =>
    newCheck({
      rule: rule.rule,
      outcome: rule.outcome,
      wanted: rule.wanted,
      found: `“${words.slice(0, 120).toWellFormed()}”`,
      ...placeIn(part, start, end),
      message: rule.message(words.slice(0, 120).toWellFormed(), part.pointer),
    }),
  );
}
