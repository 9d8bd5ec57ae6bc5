import { checkRules } from '@handbill/contract';

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
  'warn',
] as const;

type CheckRule = (typeof checkRules)[number];

/** What a topic can have the sandbox simulate: a failure, or a text that breaks a rule, however often it is asked to mend it. */
export type Scenario = { readonly name: (typeof names)[number] } | { readonly name: 'fail'; readonly rule: CheckRule };

const firstWord = new RegExp(`^sandbox:(?:(${names.join('|')})|fail:(${checkRules.join('|')}))(?![\\p{L}\\p{N}_])[\\s:,.–—-]*`, 'u');

/** The scenario that a topic begins with: `sandbox:timeout our summer sale`, `sandbox:fail:keyword our summer sale`. */
export function scenarioOf(topic: string): Scenario | undefined {
  const [, word, broken] = firstWord.exec(topic) ?? [];
  const [name, rule] = [names.find((one) => one === word), checkRules.find((one) => one === broken)];
  if (rule !== undefined) return { name: 'fail', rule };
  return name === undefined ? undefined : { name };
}

/** The topic itself, without the word that asks for a scenario. */
export const withoutScenario = (topic: string): string => topic.replace(firstWord, '');
