import { measure, type PlatformLimit } from '@handbill/contract';

/** The limits on what stands at a JSON Pointer; `*` in a limit's pointer stands for any item. */
export function limitsAt(pointer: string, limits: readonly PlatformLimit[]): PlatformLimit[] {
  const pattern = pointer.replace(/\/\d+(?=\/|$)/g, '/*');
  return limits.filter((limit) => limit.pointer === pattern);
}

/** No unit counts more than this for one UTF-16 unit: `t.co` is 23 wherever addresses are. */
const mostPerUnit = 6;

function within(text: string, { unit, max }: PlatformLimit): boolean {
  return unit === 'items' || text.length * mostPerUnit <= max || (measure(text, unit) ?? 0) <= max;
}

/** Whether a text keeps its limits: those that a platform refuses to exceed, or also those that it only advises. */
export function keeps(text: string, limits: readonly PlatformLimit[], which: 'hard' | 'advised'): boolean {
  return limits.every((limit) => (which === 'hard' && limit.outcome === 'warn') || within(text, limit));
}
