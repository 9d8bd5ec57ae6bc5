import { checkRules } from '@handbill/contract';

export type RuleName = (typeof checkRules)[number];

/** Steps of a check that may take long: to prepare the text, and each rule. */
export type Step = RuleName | 'preparation';
export const stepNames: readonly Step[] = ['preparation', ...checkRules];

/** Who has to know where a check is, so that a step that does not end can be told and left out: the thread that is ended with it. */
interface Watch {
  begin(step: Step | null): void;
  readonly skipped: ReadonlySet<Step>;
}

let watch: Watch = { begin: () => undefined, skipped: new Set() };

export const watchChecks = (by: Watch): void => void (watch = by);

/** Carries out a step; `undefined` where it is to be left out. */
export function watched<T>(step: Step, carryOut: () => T): T | undefined {
  if (watch.skipped.has(step)) return undefined;
  watch.begin(step);
  const done = carryOut();
  watch.begin(null);
  return done;
}
