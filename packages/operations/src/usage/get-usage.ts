import { daysAfter, maxUsageDays, type UsageQuery } from '@handbill/contract';
import { implement } from '../call/implement.ts';

/** A key is told of its own caps and its workspace's, not of those of the keys that made it. */
export const caps = implement.usage.caps(async ({ call: { principal, services } }) => {
  const { workspace, key, scopes, caps: all } = principal;
  const own = all.filter(({ id }) => id === key.id || id === workspace.id);
  return { data: [...(await services.storage.caps.list(workspace.id, scopes.has('admin') ? 'all' : own, services.now()))] };
});

/** The days of a query: this month where it names none, and never more than a year. */
function periodOf({ from, to }: Pick<UsageQuery, 'from' | 'to'>, now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  const last = to ?? (from === null || from <= today ? today : from);
  const first = from ?? `${last.slice(0, 8)}01`;
  const longest = daysAfter(first, maxUsageDays - 1);
  return { from: first, to: last < longest ? last : longest };
}

export const get = implement.usage.get(({ call, input }) => call.usage.list({ ...input, ...periodOf(input, call.now()) }));
