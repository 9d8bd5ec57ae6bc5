const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

function line(name: string, labels: Labels, value: number): string {
  const shown = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`);
  return `${name}${shown.length === 0 ? '' : `{${shown.join(',')}}`} ${value}`;
}

function* lines({ name, help, type, bounds, points }: Figure): Iterable<string> {
  yield `# HELP ${name} ${help}`;
  yield `# TYPE ${name} ${type}`;
  for (const [labels, value] of points()) {
    if (typeof value === 'number') {
      yield line(name, labels, value);
      continue;
    }
    let below = 0;
    for (const [index, bound] of bounds.entries())
      yield line(`${name}_bucket`, { ...labels, le: String(bound) }, (below += value.counts[index] ?? 0));
    yield line(`${name}_bucket`, { ...labels, le: '+Inf' }, value.count);
    yield line(`${name}_sum`, labels, value.sum);
    yield line(`${name}_count`, labels, value.count);
  }
}

/** Figures in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const prometheusText = (figures: readonly Figure[]): string => `${figures.flatMap((figure) => [...lines(figure)]).join('\n')}\n`;

/** The names of a figure's labels, with the values of one series. */
export type Labels = Readonly<Record<string, string>>;

/** Further series are counted as one: callers cannot make more. */
const maxSeries = 1_000;
const others = 'other';

export interface Observations {
  /** How many are within each bound and above the one before. */
  readonly counts: readonly number[];
  readonly count: number;
  readonly sum: number;
}

export type Unit = 's' | 'By' | `{${string}}`;

export interface Figure {
  readonly name: string;
  /** As UCUM has it: `s`, `By`, and a word in braces for counted things. Prometheus has it in the name, or nowhere. */
  readonly unit: Unit;
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** Of a histogram: upper bounds, from the least. */
  readonly bounds: readonly number[];
  readonly points: () => Iterable<readonly [labels: Labels, value: number | Observations]>;
}

/** The series of one figure, by the values of its labels. */
function seriesOf<T>(names: readonly string[], create: () => T) {
  const all = new Map<string, readonly [labels: Labels, value: T]>();
  const of = (values: readonly string[]): T => {
    const key = values.join('\0');
    const known = all.get(key);
    if (known !== undefined) return known[1];
    if (all.size >= maxSeries && values.some((value) => value !== others)) return of(values.map(() => others));
    const made = create();
    all.set(key, [Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])), made]);
    return made;
  };
  return { of, all };
}

/** The figures of a process. */
export class Registry {
  readonly figures: Figure[] = [];

  counter(name: string, unit: Unit, help: string, labels: readonly string[]) {
    const series = seriesOf(labels, () => ({ sum: 0 }));
    const points = () => [...series.all.values()].map(([by, { sum }]) => [by, sum] as const);
    this.figures.push({ name, unit, help, type: 'counter', bounds: [], points });
    return (values: readonly string[], by = 1) => void (series.of(values).sum += by);
  }

  /** @param bounds upper ones, from the least */
  histogram(name: string, unit: Unit, help: string, labels: readonly string[], bounds: readonly number[]) {
    const series = seriesOf(labels, () => ({ counts: bounds.map(() => 0), count: 0, sum: 0 }));
    this.figures.push({ name, unit, help, type: 'histogram', bounds, points: () => series.all.values() });
    return (values: readonly string[], observed: number) => {
      const one = series.of(values);
      const at = bounds.findIndex((bound) => observed <= bound);
      if (at !== -1) one.counts[at] = (one.counts[at] ?? 0) + 1;
      one.count += 1;
      one.sum += observed;
    };
  }

  /** A figure that is read when it is shown. */
  gauge(
    name: string,
    unit: Unit,
    help: string,
    read: () => number | readonly (readonly [Labels, number])[],
    type: 'gauge' | 'counter' = 'gauge',
  ): void {
    const points = () => {
      const now = read();
      return typeof now === 'number' ? [[{}, now] as const] : now;
    };
    this.figures.push({ name, unit, help, type, bounds: [], points });
  }
}
