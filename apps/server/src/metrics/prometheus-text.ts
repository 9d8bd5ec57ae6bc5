import type { Figure, Labels } from './registry.ts';

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
