import { checkRules, reviewKinds } from '@handbill/contract';
import { failedCall } from '../model/failed-call.ts';
import type { CallFailure, Completion } from '../model/language-model.ts';

/** The faults of a model; without any of them, it answers with the whole text at once. */
export interface Scenario {
  /** Milliseconds until the text begins. */
  readonly wait?: number;
  /** Milliseconds in which the text comes; as fast as it is taken when left out. */
  readonly duration?: number | undefined;
  /** How often it is called before it answers. */
  readonly attempts?: number;
  /** Its answer in place of the text. */
  readonly answer?: string;
  /** Which part of the text it answers with. */
  readonly share?: number;
  /** Rules that the text breaks: the first one that it can break, and no other. */
  readonly breaks?: readonly (typeof checkRules)[number][];
  /** Its objection where it judges a text. */
  readonly finds?: (typeof reviewKinds)[number];
  /** Whether each repair fails, too. */
  readonly isStubborn?: boolean;
  readonly finish?: Completion['finish'];
  /** Left out where the text may need a person's look. */
  readonly needsReview?: null;
  readonly failure?: CallFailure;
}

const failed = (what: string, code: CallFailure['code'] = 'generation_failed'): CallFailure =>
  failedCall('sandbox', 'simulated', `${what} (Simulated by the sandbox.)`, { code });

const proseInsteadOfJson =
  'Here are a few thoughts on the brief, in place of the answer that was asked for.\n\nIt is a good brief, and much could be said about it.\n';
const truncated: Scenario = { share: 0.6, finish: 'length', needsReview: null };
/** Any brief leaves one of these to break, so that there is something to repair. */
const alwaysBreakable = ['placeholder', 'required_part'] as const;

export const scenarios: Readonly<Record<string, Scenario>> = {
  timeout: { wait: 500, share: 0.6, failure: failed('The model did not finish in time.', 'generation_timeout') },
  error: { answer: '', failure: failed('The model’s provider answered with an error (500).') },
  rate_limited: { answer: '', attempts: 3, failure: failed('The model’s provider refused for too many requests (429), again and again.') },
  refusal: { answer: '', failure: failed('The model refused: “I can’t help with that request.”') },
  disconnect: { share: 0.6, failure: failed('The connection to the model broke off in the middle of the answer.') },
  unparseable: { answer: proseInsteadOfJson },
  truncated,
  over_limit: { breaks: ['platform_limit', 'length', ...alwaysBreakable] },
  missing_keywords: { breaks: ['keyword', ...alwaysBreakable] },
  slow: { duration: 10_000 },
  warn: { breaks: ['style'], needsReview: null },
};

const byName = new Map<string, Scenario>([
  ...Object.entries(scenarios),
  ...checkRules.map((rule) => [`fail:${rule}`, { ...(rule === 'truncation' ? truncated : { breaks: [rule] }), isStubborn: true }] as const),
  ...reviewKinds.map((kind) => [`review:${kind}`, { finds: kind }] as const),
]);

const firstWord = new RegExp(`^sandbox:(${[...byName.keys()].join('|')})(?![\\p{L}\\p{N}_])[\\s:,.–—-]*`, 'u');

/** The scenario that the first word of a topic asks for: `sandbox:timeout our summer sale`, `sandbox:fail:keyword our summer sale`. */
export const scenarioOf = (topic: string): Scenario | undefined => byName.get(firstWord.exec(topic)?.[1] ?? '');

/** The topic itself, without the word that asks for a scenario. */
export const withoutScenario = (topic: string): string => topic.replace(firstWord, '');
