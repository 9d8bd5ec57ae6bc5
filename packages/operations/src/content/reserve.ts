import { Problem } from '@handbill/contract';
import type { Call } from '../call/call.ts';
import { quoted } from '../call/input/quoted.ts';
import type { Budget, CapRefusal } from '../ports/cap-store.ts';
import type { PaidFrom } from '../ports/queue.ts';
import type { CappedTask } from '../ports/writer.ts';

/** The task of a model, under the id of its budget. */
interface Wanted extends Pick<Budget, 'id' | 'contentId'> {
  readonly task: CappedTask;
}

/** How long a budget is kept whose text is not stored yet, and that of parts or a judgement, which have no lease, in milliseconds. */
const untilStored = 60_000;
const maxWork = 60 * 60_000;

/** How long a caller waits where texts that are being written stand in the way, in seconds. */
const settledWithin = 5;

/** Reserves the spend of the first calls for texts, all or none, before any of them is stored. Nothing where no cap holds for the key of the call. */
export async function reserveAll(call: Call<'budget_exhausted'>, wanted: readonly Wanted[]): Promise<readonly (PaidFrom | undefined)[]> {
  const { principal, services } = call;
  const { caps, workspace } = principal;
  if (caps.length === 0) return wanted.map(() => undefined);
  const now = call.now();
  const budgets = await Promise.all(
    wanted.map(async ({ id, contentId, task }) => {
      const most = await services.writer.firstCall({ ...task, allowedModels: principal.key.models });
      if (most.usd === null && caps.some(({ usd }) => usd !== null)) throw withoutPrice(task.request.model);
      const kept_ms = task.kind === 'write' ? untilStored : maxWork;
      return { id, contentId, most, kept_ms, until: new Date(now.getTime() + kept_ms) };
    }),
  );
  const refusal = await services.storage.caps.reserve({ workspaceId: workspace.id }, caps, budgets, now);
  if (refusal !== null) throw exhausted(call, refusal, now);
  return budgets;
}

/** The same for one thing that is done for a text. */
export async function reserve(call: Call<'budget_exhausted'>, wanted: Wanted): Promise<PaidFrom | undefined> {
  const [reserved] = await reserveAll(call, [wanted]);
  return reserved;
}

/** Releases reservations of texts that could not be stored; those of texts that were stay. Where this fails, they last a minute. */
export async function release({ principal, services }: Call, ids: readonly string[]): Promise<void> {
  const free = (id: string) => services.storage.attemptLog.settle({ workspaceId: principal.workspace.id, contentId: id, id });
  await Promise.all(ids.map(free)).catch((cause: unknown) => services.log.warn({ err: cause }, 'What was reserved is set free later'));
}

function withoutPrice(model: string | null): Problem {
  const named = model === null ? 'The model that would write' : `The model ${quoted(model)}`;
  const detail = `${named}, or one that writes in its place or judges, has no price in USD, and a cost cap holds for the key: nothing says what it would take of that.`;
  return new Problem('forbidden', {}, { detail });
}

function exhausted(call: Call<'budget_exhausted'>, refusal: CapRefusal, now: Date): Problem {
  const { scope, unit, limit, spent, reserved, needed, resets_at } = refusal;
  const isOnlyReserved = spent + needed <= limit;
  const retry_after = isOnlyReserved ? settledWithin : Math.ceil((resets_at.getTime() - now.getTime()) / 1_000);
  const figures = `Its first call may take ${needed} ${unit}; of the ${limit} of this month ${spent} are spent and ${reserved} reserved for texts that are being written.`;
  const whole = needed > limit ? ` A text that needs more than the whole cap of the ${scope} is never written.` : '';
  const members = { scope, unit, limit, spent, reserved, needed, resets_at: resets_at.toISOString(), retry_after };
  return call.problem('budget_exhausted', members, { detail: `${figures}${whole}` });
}
