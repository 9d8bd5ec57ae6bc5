import type * as OpenTelemetry from '@opentelemetry/api';
import type { Log } from '@handbill/operations';
import type { Resource } from '@opentelemetry/resources';
import type * as Sdk from '@opentelemetry/sdk-metrics';
import type { Figure, Labels, Observations } from '../metrics/registry.ts';
import { version } from '../settings/version.ts';

type Api = typeof OpenTelemetry;

async function resource(): Promise<Resource> {
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = await import('@opentelemetry/resources');
  const named = resourceFromAttributes({ 'service.name': 'handbill', 'service.version': version });
  return defaultResource()
    .merge(named)
    .merge(detectResources({ detectors: [envDetector] }));
}

/** Sends spans by OTLP, where and how the standard `OTEL_…` variables say. A failure to send is a warning in the log. */
export async function sendSpans({ diag, DiagLogLevel }: Api, log: Log) {
  const [{ BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const nothing = () => undefined;
  const warn = (message: string): void => log.warn({ tracing: message.slice(0, 500) }, 'Traces or figures could not be sent');
  diag.setLogger({ error: warn, warn, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
  const spanProcessors = [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })];
  return new TracerProvider({ resource: await resource(), spanProcessors });
}

const defaultInterval_ms = 60_000;
const maxExport_ms = 10_000;
const hrTime = (at_ms: number): OpenTelemetry.HrTime => [Math.floor(at_ms / 1_000), Math.round((at_ms % 1_000) * 1e6)];

const isNumber = (point: readonly [Labels, number | Observations]): point is readonly [Labels, number] => typeof point[1] === 'number';

/** Figures of OpenTelemetry under their names for Prometheus, so that one dashboard fits both. */
function metricDataOf({ ValueType }: Api, sdk: typeof Sdk, figures: readonly Figure[]): Sdk.MetricData[] {
  const times = { startTime: hrTime(performance.timeOrigin), endTime: hrTime(Date.now()) };
  const aggregationTemporality = sdk.AggregationTemporality.CUMULATIVE;
  return figures.map(({ name, unit, help, type, bounds, points }): Sdk.MetricData => {
    const descriptor = { name, description: help, unit, valueType: ValueType.DOUBLE };
    const common = { descriptor, aggregationTemporality };
    const all = [...points()];
    const dataPoints = all.filter(isNumber).map(([attributes, value]) => ({ ...times, attributes: { ...attributes }, value }));
    if (type === 'gauge') return { ...common, dataPointType: sdk.DataPointType.GAUGE, dataPoints };
    if (type === 'counter') return { ...common, dataPointType: sdk.DataPointType.SUM, isMonotonic: true, dataPoints };
    const observed = all.flatMap(([attributes, value]): Sdk.DataPoint<Sdk.Histogram>[] => {
      if (typeof value === 'number') return [];
      const { counts, count, sum } = value;
      const above = counts.reduce((left, some) => left - some, count);
      const buckets = { boundaries: [...bounds], counts: [...counts, above] };
      return [{ ...times, attributes: { ...attributes }, value: { buckets, count, sum } }];
    });
    return { ...common, dataPointType: sdk.DataPointType.HISTOGRAM, dataPoints: observed };
  });
}

/** Sends figures by OTLP from now on, and once more when it is shut down. */
export async function sendFigures(api: Api, figures: readonly Figure[]): Promise<{ shutdown(): Promise<void> }> {
  const [sdk, { OTLPMetricExporter }] = await Promise.all([
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  const of = await resource();
  const asked = Number(process.env['OTEL_METRIC_EXPORT_INTERVAL']);
  const exportIntervalMillis = asked > 0 ? asked : defaultInterval_ms;
  const exportTimeoutMillis = Math.min(exportIntervalMillis, maxExport_ms);
  const reader = new sdk.PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), exportIntervalMillis, exportTimeoutMillis });
  const scope = { name: 'handbill', version };
  reader.setMetricProducer({
    collect: () =>
      Promise.resolve({
        resourceMetrics: { resource: of, scopeMetrics: [{ scope, metrics: metricDataOf(api, sdk, figures) }] },
        errors: [],
      }),
  });
  return reader;
}
