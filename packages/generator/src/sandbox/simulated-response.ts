import type { CallFailure, Completion, ModelCall } from '../language-model.ts';

import { compose } from './compose.ts';
import { missingKeywords, overLimit, type RuleBreakingOutput } from './rule-breaking-output.ts';
import type { Scenario } from './scenarios.ts';

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

const completed = { kind: 'completion', finish: 'stop', needsReview: null } as const;
const failed = (detail: string, code: CallFailure['code'] = 'generation_failed') =>
  ({
    kind: 'failure',
    code,
    detail: `${detail} (Simulated by the sandbox.)`,
    cause: { kind: 'simulated', explanation: `${detail} (Simulated by the sandbox.)` },
    fault: 'other',
  }) as const;

/** The usual case: the whole text, at once. */
export function success(task: Task): SimulatedResponse {
  const { output, unsupportedLanguage } = compose(task);
  const { language } = task.request;
  const needsReview = unsupportedLanguage ? `The sandbox has no patterns for the language ${language}: the text is in English.` : null;
  return { wait: 0, attempts: 1, text: JSON.stringify(output), end: { ...completed, needsReview } };
}

/** Only the first part of the text. */
function brokenOff(task: Task, end: End, wait = 0): SimulatedResponse {
  const { text, ...response } = success(task);
  return { ...response, wait, text: text.slice(0, Math.ceil(text.length * 0.6)), end };
}

const withoutText = (end: End, attempts = 1): SimulatedResponse => ({ wait: 0, attempts, text: '', end });

const ruleBreaking = ({ output, needsReview }: RuleBreakingOutput): SimulatedResponse => ({
  wait: 0,
  attempts: 1,
  text: JSON.stringify(output),
  end: { ...completed, needsReview },
});

const proseInsteadOfJson =
  'Here are a few thoughts on the brief, in place of the answer that was asked for.\n\nIt is a good brief, and much could be said about it.\n';

/** The response of each scenario. */
export const simulatedResponses: Readonly<Record<Scenario, (task: Task) => SimulatedResponse>> = {
  timeout: (task) => brokenOff(task, failed('The model did not finish in time.', 'generation_timeout'), 500),
  error: () => withoutText(failed('The model’s provider answered with an error (500).')),
  rate_limited: () => withoutText(failed('The model’s provider refused for too many requests (429), again and again.'), 3),
  refusal: () => withoutText(failed('The model refused: “I can’t help with that request.”')),
  disconnect: (task) => brokenOff(task, failed('The connection to the model broke off in the middle of the answer.')),
  unparseable: () => ({ ...withoutText(completed), text: proseInsteadOfJson }),
  truncated: (task) => brokenOff(task, { ...completed, finish: 'length' }),
  over_limit: (task) => ruleBreaking(overLimit(task)),
  missing_keywords: (task) => ruleBreaking(missingKeywords(task)),
  slow: (task) => ({ ...success(task), duration: 10_000 }),
};
