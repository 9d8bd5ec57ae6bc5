import { setTimeout as wait } from 'node:timers/promises';
import type { StartSpan } from '@handbill/models';
import type { Log } from '@handbill/operations';
import { version } from '../settings/version.ts';

const maxWaitForEnd_ms = 5_000;

/** Spans that are sent to a collector. */
export interface Tracing {
  readonly startSpan: StartSpan;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Sends spans by OTLP, where and how the standard `OTEL_…` variables say. Only here is OpenTelemetry loaded: without `HANDBILL_TRACING`
 * it costs nothing.
 */
export async function startTracing(log: Log): Promise<Tracing> {
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api;
  const nothing = () => undefined;
  const warn = (message: string): void => log.warn({ tracing: message.slice(0, 500) }, 'Traces could not be sent');
  diag.setLogger({ error: warn, warn, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
  const named = resources.resourceFromAttributes({ 'service.name': 'handbill', 'service.version': version });
  const provider = new TracerProvider({
    resource: resources
      .defaultResource()
      .merge(named)
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('handbill', version);
  return {
    startSpan(name, attributes) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: { ...attributes } }, ROOT_CONTEXT);
      return {
        end(ended, error) {
          span.setAttributes({ ...ended });
          if (error !== null) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    // A collector that does not answer must not hold up the end of the process.
    stop: () => Promise.race([provider.shutdown(), wait(maxWaitForEnd_ms, undefined, { ref: false })]),
  };
}
