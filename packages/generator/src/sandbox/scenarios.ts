const names = [
  'timeout',
  'error',
  'rate_limited',
  'refusal',
  'disconnect',
  'unparseable',
  'truncated',
  'over_limit',
  'missing_keywords',
  'slow',
] as const;

/** What a topic can have the sandbox simulate. */
export type Scenario = (typeof names)[number];

const firstWord = new RegExp(`^sandbox:(${names.join('|')})(?![\\p{L}\\p{N}_])[\\s:,.–—-]*`, 'u');

/** The scenario that a topic begins with: `sandbox:timeout our summer sale`. */
export function scenarioOf(topic: string): Scenario | undefined {
  const word = firstWord.exec(topic)?.[1];
  return names.find((name) => name === word);
}

/** The topic itself, without the word that asks for a scenario. */
export const withoutScenario = (topic: string): string => topic.replace(firstWord, '');
