/** What a figure is by: the names of its labels, and of one series their values. */
export type Labels = Readonly<Record<string, string>>;

/** More series than this are one that says so: what callers send may make no others. */
const maxSeries = 1_000;
const others = 'other';

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const rendered = (names: readonly string[], values: readonly string[]): string =>
  names.map((name, index) => `${name}="${escaped(values[index] ?? '')}"`).join(',');

/** The series of one figure, by the values of its labels. */
class Series<T> {
  readonly #names: readonly string[];
  readonly #create: () => T;
  readonly #all = new Map<string, { readonly labels: string; readonly value: T }>();

  constructor(names: readonly string[], create: () => T) {
    this.#names = names;
    this.#create = create;
  }

  of(values: readonly string[]): T {
    const key = values.join('\0');
    const known = this.#all.get(key);
    if (known !== undefined) return known.value;
    if (this.#all.size >= maxSeries && values.some((value) => value !== others)) return this.of(values.map(() => others));
    const made = { labels: rendered(this.#names, values), value: this.#create() };
    this.#all.set(key, made);
    return made.value;
  }

  *[Symbol.iterator](): Iterator<readonly [labels: string, value: T]> {
    for (const { labels, value } of this.#all.values()) yield [labels, value];
  }
}

const line = (name: string, labels: string, value: number): string => `${name}${labels === '' ? '' : `{${labels}}`} ${value}`;

/** A figure that is shown. */
interface Figure {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  readonly lines: (name: string) => Iterable<string>;
}

/** Adds to a sum. */
export type Counter = (values: readonly string[], by?: number) => void;

/** Adds an observation, such as a time in seconds. */
export type Histogram = (values: readonly string[], observed: number) => void;

/** The figures of a process, in the text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export class Registry {
  readonly #figures = new Map<string, Figure>();

  counter(name: string, help: string, labels: readonly string[]): Counter {
    const series = new Series(labels, () => ({ sum: 0 }));
    this.#figures.set(name, {
      type: 'counter',
      help,
      lines: function* () {
        for (const [text, { sum }] of series) yield line(name, text, sum);
      },
    });
    return (values, by = 1) => void (series.of(values).sum += by);
  }

  /** @param buckets upper bounds, from the least */
  histogram(name: string, help: string, labels: readonly string[], buckets: readonly number[]): Histogram {
    const series = new Series(labels, () => ({ counts: buckets.map(() => 0), count: 0, sum: 0 }));
    this.#figures.set(name, {
      type: 'histogram',
      help,
      lines: function* () {
        for (const [text, { counts, count, sum }] of series) {
          const within = (bound: string): string => `${text}${text === '' ? '' : ','}le="${bound}"`;
          let below = 0;
          for (const [index, bound] of buckets.entries())
            yield line(`${name}_bucket`, within(String(bound)), (below += counts[index] ?? 0));
          yield line(`${name}_bucket`, within('+Inf'), count);
          yield line(`${name}_sum`, text, sum);
          yield line(`${name}_count`, text, count);
        }
      },
    });
    return (values, observed) => {
      const one = series.of(values);
      const at = buckets.findIndex((bound) => observed <= bound);
      if (at !== -1) one.counts[at] = (one.counts[at] ?? 0) + 1;
      one.count += 1;
      one.sum += observed;
    };
  }

  /** A figure that is read when it is shown. */
  gauge(
    name: string,
    help: string,
    read: () => number | readonly (readonly [Labels, number])[],
    type: 'gauge' | 'counter' = 'gauge',
  ): void {
    const lines = function* (): Iterable<string> {
      const now = read();
      for (const [labels, value] of typeof now === 'number' ? [[{}, now] as const] : now)
        yield line(name, rendered(Object.keys(labels), Object.values(labels)), value);
    };
    this.#figures.set(name, { type, help, lines });
  }

  text(): string {
    const shown = [...this.#figures].flatMap(([name, { type, help, lines }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines(name),
    ]);
    return `${shown.join('\n')}\n`;
  }
}
