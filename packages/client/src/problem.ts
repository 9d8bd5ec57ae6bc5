import type { LocalProblem } from './local-problem.ts';
import type { ProblemDocument } from '@handbill/contract';

/** Why a call failed: a union by `code`, which a `switch` can exhaust. */
export type Problem = ProblemDocument | LocalProblem;

/** All codes that a failed call can have. A newer server may have more: keep a `default` branch. */
export type ProblemCode = Problem['code'];
