import { partAt, type Check } from '@handbill/contract';
import type { CallFailure, Completion, ModelCall, PartsTask } from '../language-model.ts';

import { compose } from './compose.ts';
import { breakRule } from './break-rule.ts';
import { writeParts } from './write-parts.ts';
import { scenarioOf, type Scenario } from './scenarios.ts';

/** How a model answers: when, what, and how it ends. */
export interface SimulatedResponse {
  /** Milliseconds until the text begins. */
  readonly wait: number;
  /** Milliseconds in which the text comes; as fast as it is taken when left out. */
  readonly duration?: number;
  readonly attempts: number;
  /** Empty where there is no text. */
  readonly text: string;
  readonly end: Pick<Completion, 'kind' | 'finish' | 'needsReview'> | Pick<CallFailure, 'kind' | 'code' | 'detail' | 'cause' | 'fault'>;
}

type Task = ModelCall['task'];
type End = SimulatedResponse['end'];

const completed: Pick<Completion, 'kind' | 'finish' | 'needsReview'> = { kind: 'completion', finish: 'stop', needsReview: null };
const failed = (detail: string, code: CallFailure['code'] = 'generation_failed') =>
  ({
    kind: 'failure',
    code,
    detail: `${detail} (Simulated by the sandbox.)`,
    cause: { kind: 'simulated', explanation: `${detail} (Simulated by the sandbox.)` },
    fault: 'other',
  }) as const;

/** The usual case: the whole text, at once. */
function success(task: Task): SimulatedResponse {
  const { output, unsupportedLanguage } = compose(task);
  const { language } = task.request;
  const needsReview = unsupportedLanguage ? `The sandbox has no words for the language ${language}: the text is in English.` : null;
  return { wait: 0, attempts: 1, text: JSON.stringify(output), end: { ...completed, needsReview } };
}

/** Only the first part of the text. */
const cutShort = ({ text, ...response }: SimulatedResponse, end: End = { ...completed, finish: 'length' }): SimulatedResponse => ({
  ...response,
  text: text.slice(0, Math.ceil(text.length * 0.6)),
  end,
});
const brokenOff = (task: Task, end?: End, wait = 0): SimulatedResponse => ({ ...cutShort(success(task), end), wait });

const withoutText = (end: End, attempts = 1): SimulatedResponse => ({ wait: 0, attempts, text: '', end });

/** The whole text, with a rule broken on purpose: the first of several that it can break. */
function ruleBreaking(task: Task, rules: readonly Check['rule'][]): SimulatedResponse {
  const attempts = rules.map((rule) => breakRule(rule, task));
  const { output, needsReview } = attempts.find((attempt) => attempt.needsReview === null) ?? attempts[0] ?? breakRule('style', task);
  return { wait: 0, attempts: 1, text: JSON.stringify(output), end: { ...completed, needsReview } };
}

const proseInsteadOfJson =
  'Here are a few thoughts on the brief, in place of the answer that was asked for.\n\nIt is a good brief, and much could be said about it.\n';

/** The response of each scenario. */
export const simulatedResponses: Readonly<Record<Exclude<Scenario['name'], 'fail'>, (task: Task) => SimulatedResponse>> = {
  timeout: (task) => brokenOff(task, failed('The model did not finish in time.', 'generation_timeout'), 500),
  error: () => withoutText(failed('The model’s provider answered with an error (500).')),
  rate_limited: () => withoutText(failed('The model’s provider refused for too many requests (429), again and again.'), 3),
  refusal: () => withoutText(failed('The model refused: “I can’t help with that request.”')),
  disconnect: (task) => brokenOff(task, failed('The connection to the model broke off in the middle of the answer.')),
  unparseable: () => ({ ...withoutText(completed), text: proseInsteadOfJson }),
  truncated: (task) => brokenOff(task),
  over_limit: (task) => ruleBreaking(task, ['platform_limit', 'length']),
  missing_keywords: (task) => ruleBreaking(task, ['keyword']),
  slow: (task) => ({ ...success(task), duration: 10_000 }),
  warn: (task) => ({ ...ruleBreaking(task, ['style']), end: completed }),
};

const partsAnew = (parts: object): SimulatedResponse => ({
  wait: 0,
  attempts: 1,
  text: JSON.stringify(parts),
  end: { ...completed, needsReview: null },
});

const asTheyStand = ({ output, parts }: PartsTask): object =>
  Object.fromEntries(parts.map(({ pointer, kept }) => [pointer, kept === null ? partAt(output, pointer) : []]));

/** The response that a task asks for: that of its scenario, or the usual one. */
export function responseTo(task: Task): SimulatedResponse {
  const { parts } = task;
  const scenario = scenarioOf(task.request.topic);
  // What a scenario breaks is mended, unless it is to fail or the model fails itself.
  if (parts !== undefined) {
    if (scenario?.name !== 'fail') {
      const simulated = scenario === undefined ? undefined : simulatedResponses[scenario.name](task);
      return simulated?.end.kind === 'failure' ? simulated : partsAnew(writeParts(task, parts));
    }
    return scenario.rule === 'truncation' ? cutShort(partsAnew(writeParts(task, parts))) : partsAnew(asTheyStand(parts));
  }
  if (scenario === undefined) return success(task);
  if (scenario.name !== 'fail') return simulatedResponses[scenario.name](task);
  return scenario.rule === 'truncation' ? simulatedResponses.truncated(task) : ruleBreaking(task, [scenario.rule]);
}
