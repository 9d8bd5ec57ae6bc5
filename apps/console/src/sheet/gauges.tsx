import { count, type ContentForm, type PlatformLimit } from '@handbill/client/counting';
import { Gauge } from '../components/gauge.tsx';
import { partLabel, patternOf } from '../form/limit-words.ts';
import { words } from '../words/words.ts';
import { nodesOf, textsOf, valueAt, type SheetNode } from './nodes.ts';

/** The lists of an output, with how many each has. */
function listsOf(nodes: readonly SheetNode[], output: unknown): { readonly pointer: string; readonly value: readonly unknown[] }[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'part') return [];
    const value = valueAt(output, node.pointer);
    const own = Array.isArray(value) ? [{ pointer: node.pointer, value: value as readonly unknown[] }] : [];
    return node.kind === 'items' ? own : [...own, ...node.items.flatMap((inner) => listsOf(inner, output))];
  });
}

/** The part of an output that is nearest to breaking a limit. */
function usedOf(form: ContentForm, output: unknown, limit: PlatformLimit, language: string): number {
  const nodes = nodesOf(form, output);
  const all =
    limit.unit === 'items'
      ? listsOf(nodes, output).map(({ pointer, value }) => ({ pointer, size: value.length }))
      : textsOf(nodes)
          .filter(({ pointer }) => patternOf(pointer) === limit.pointer)
          .map(({ pointer, text }) => ({ pointer, size: count(limit.unit, text, language) }));
  const sizes = all.filter(({ pointer }) => patternOf(pointer) === limit.pointer).map(({ size }) => size);
  const tooFew = sizes.find((size) => limit.min !== undefined && size < limit.min);
  return tooFew ?? sizes.reduce((most, size) => Math.max(most, size), 0);
}

interface GaugesProps {
  readonly form: ContentForm;
  readonly output: unknown;
  readonly limits: readonly PlatformLimit[];
  readonly language: string;
  /** The measurements of a check, where no limit of a platform says so. */
  readonly measured?: readonly {
    readonly label: string;
    readonly now: number;
    readonly min?: number | undefined;
    readonly max?: number | undefined;
  }[];
}

function labelOf(form: ContentForm, { pointer, outcome, unit }: PlatformLimit): string {
  const label = partLabel(form, pointer);
  if (outcome === 'info') return words.gauge.fold;
  if (unit === 'items') return `${label}, ${words.gauge.items}`;
  if (outcome === 'warn') return `${label}, ${words.gauge.advised}`;
  return unit === 'bytes' ? `${label}, ${words.gauge.bytes}` : label;
}

/** One for each limit that is in force, counted as its platform counts. */
export const Gauges = ({ form, output, limits, language, measured = [] }: GaugesProps) => (
  <div className="stack">
    {measured.map(({ label, ...gauge }) => (
      <Gauge key={label} label={label} {...gauge} />
    ))}
    {limits
      .filter(({ max }) => max !== 0)
      .map((limit) => (
        <Gauge
          key={limit.pointer + limit.unit + String(limit.max)}
          label={labelOf(form, limit)}
          now={usedOf(form, output, limit, language)}
          min={limit.min}
          max={limit.max}
          isAdvice={limit.outcome !== 'fail'}
        />
      ))}
  </div>
);
