import type { GenerationTask } from '@handbill/operations';
import type { CallFailure, Completion } from '../language-model.ts';
import { compose } from './compose.ts';
import { missingKeywords, overLimit } from './scenario-output.ts';
import type { Scenario } from './scenarios.ts';

/** How an answer goes: what comes, how long that takes, and how it ends. */
export interface Play {
  /** Milliseconds until the first of it comes. */
  readonly wait: number;
  readonly attempts: number;
  /** What comes of the answer; empty where nothing does. */
  readonly text: string;
  readonly end: Pick<Completion, 'kind' | 'finish' | 'needsReview'> | Pick<CallFailure, 'kind' | 'code' | 'detail'>;
}

type Work = Pick<GenerationTask, 'request' | 'campaign'>;

const noPatterns = (language: string): string => `The sandbox has no patterns for the language ${language}: the text is in English.`;

const done = { kind: 'completion', finish: 'stop', needsReview: null } as const;
const failed = (detail: string, code: CallFailure['code'] = 'generation_failed') => ({ kind: 'failure', code, detail }) as const;

/** The plain case: all of the text, at once. */
export function wellPlayed(work: Work): Play {
  const { output, unsupportedLanguage } = compose(work);
  const needsReview = unsupportedLanguage ? noPatterns(work.request.language) : null;
  return { wait: 0, attempts: 1, text: JSON.stringify(output), end: { ...done, needsReview } };
}

/** The first part of the text only. */
function cut(play: Play, end: Play['end'], wait = 0): Play {
  return { ...play, wait, text: play.text.slice(0, Math.ceil(play.text.length * 0.6)), end };
}

const silent = (end: Play['end'], attempts = 1): Play => ({ wait: 0, attempts, text: '', end });
const broken = ({ output, needsReview }: ReturnType<typeof overLimit>): Play => ({
  wait: 0,
  attempts: 1,
  text: JSON.stringify(output),
  end: { ...done, needsReview },
});

const prose =
  'Here are a few thoughts on the brief, in place of the answer that was asked for.\n\nIt is a good brief, and much could be said about it.\n';

/** What each scenario plays. */
export const plays: Readonly<Record<Scenario, (work: Work) => Play>> = {
  timeout: (work) => cut(wellPlayed(work), failed('The model did not finish in time. (Played by the sandbox.)', 'generation_timeout'), 500),
  error: () => silent(failed('The model’s provider answered with an error (500). (Played by the sandbox.)')),
  rate_limited: () =>
    silent(failed('The model’s provider refused for too many requests (429), again and again. (Played by the sandbox.)'), 3),
  refusal: () => silent(failed('The model refused: “I can’t help with that request.” (Played by the sandbox.)')),
  disconnect: (work) =>
    cut(wellPlayed(work), failed('The connection to the model broke off in the middle of the answer. (Played by the sandbox.)')),
  unparseable: () => ({ ...silent(done), text: prose }),
  truncated: (work) => cut(wellPlayed(work), { ...done, finish: 'length' }),
  over_limit: (work) => broken(overLimit(work)),
  missing_keywords: (work) => broken(missingKeywords(work)),
  slow: (work) => ({ ...wellPlayed(work), wait: 10_000 }),
};
