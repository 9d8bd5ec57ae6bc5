import { lifecycle } from '@handbill/contract';

const stepsFrom: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(Object.entries(lifecycle));

/** For each status of a campaign, the steps that lead there from a draft. */
export const stepsTo = new Map<string, readonly string[]>([['draft', []]]);
// The map grows while it is walked, so every status is reached, by the shortest way.
for (const [status, path] of stepsTo)
  for (const [step, next] of Object.entries(stepsFrom.get(status) ?? {})) if (!stepsTo.has(next)) stepsTo.set(next, [...path, step]);

/** The steps of the lifecycle. */
export const campaignSteps: readonly string[] = [...new Set([...stepsFrom.values()].flatMap((steps) => Object.keys(steps)))];

/** The steps that lead from a draft to where this step is allowed, or to where it is not. */
export function stepsBefore(step: string, { allowed }: { readonly allowed: boolean }): readonly string[] {
  const found = [...stepsTo].find(([status]) => Object.hasOwn(stepsFrom.get(status) ?? {}, step) === allowed);
  if (found === undefined) throw new Error(`The step ${step} is allowed in ${allowed ? 'no' : 'every'} status`);
  return found[1];
}
