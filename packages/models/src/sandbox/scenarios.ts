import { checkRules, reviewKinds, type ReviewKind } from '@handbill/contract';
import type { CallFailure, Completion } from '../model/language-model.ts';

export type Completed = Pick<Completion, 'kind' | 'finish' | 'needsReview'>;
export const completed: Completed = { kind: 'completion', finish: 'stop', needsReview: null };

/** A rule that the sandbox can break: those that are no model’s. */
type SandboxRule = (typeof checkRules)[number];

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
  readonly breaks?: readonly SandboxRule[];
  /** Its objection where it judges a text. */
  readonly finds?: ReviewKind;
  /** Whether each repair fails, too. */
  readonly isStubborn?: boolean;
  readonly end?: Completed | Pick<CallFailure, 'kind' | 'code' | 'detail' | 'cause' | 'fault'>;
}

function failed(what: string, code: CallFailure['code'] = 'generation_failed'): NonNullable<Scenario['end']> {
  const detail = `${what} (Simulated by the sandbox.)`;
  return { kind: 'failure', code, detail, cause: { kind: 'simulated', explanation: detail }, fault: 'other' };
}

const proseInsteadOfJson =
  'Here are a few thoughts on the brief, in place of the answer that was asked for.\n\nIt is a good brief, and much could be said about it.\n';
const brokenOff = 0.6;
const truncated: Scenario = { share: brokenOff, end: { ...completed, finish: 'length' } };
/** Any brief leaves one of these to break, so that there is something to repair. */
const alwaysBreakable = ['placeholder', 'required_part'] as const;

export const scenarios: Readonly<Record<string, Scenario>> = {
  timeout: { wait: 500, share: brokenOff, end: failed('The model did not finish in time.', 'generation_timeout') },
  error: { answer: '', end: failed('The model’s provider answered with an error (500).') },
  rate_limited: { answer: '', attempts: 3, end: failed('The model’s provider refused for too many requests (429), again and again.') },
  refusal: { answer: '', end: failed('The model refused: “I can’t help with that request.”') },
  disconnect: { share: brokenOff, end: failed('The connection to the model broke off in the middle of the answer.') },
  unparseable: { answer: proseInsteadOfJson },
  truncated,
  over_limit: { breaks: ['platform_limit', 'length', ...alwaysBreakable] },
  missing_keywords: { breaks: ['keyword', ...alwaysBreakable] },
  slow: { duration: 10_000 },
  warn: { breaks: ['style'], end: completed },
};

const firstWord = new RegExp(
  `^sandbox:(?:(${Object.keys(scenarios).join('|')})|fail:(${checkRules.join('|')})|review:(${reviewKinds.join('|')}))(?![\\p{L}\\p{N}_])[\\s:,.–—-]*`,
  'u',
);

/** The scenario that the first word of a topic asks for: `sandbox:timeout our summer sale`, `sandbox:fail:keyword our summer sale`. */
export function scenarioOf(topic: string): Scenario | undefined {
  const [, name, broken, objection] = firstWord.exec(topic) ?? [];
  const finds = reviewKinds.find((one) => one === objection);
  if (finds !== undefined) return { finds };
  const rule = checkRules.find((one) => one === broken);
  if (rule !== undefined) return { ...(rule === 'truncation' ? truncated : { breaks: [rule] }), isStubborn: true };
  return name === undefined ? undefined : scenarios[name];
}

/** The topic itself, without the word that asks for a scenario. */
export const withoutScenario = (topic: string): string => topic.replace(firstWord, '');
