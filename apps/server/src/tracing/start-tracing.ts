import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { StartSpan } from '@handbill/models';
import type { StartCommandSpan } from '@handbill/mongo';
import type { Log, Tracer } from '@handbill/operations';
import type * as OpenTelemetry from '@opentelemetry/api';
import { redactor } from '../log/logger.ts';
import type { Figure } from '../metrics/registry.ts';
import { version } from '../settings/version.ts';
import { sendFigures, sendSpans } from './otlp.ts';

/** With the second in which idle connections stay open, a stop takes less than two. */
const maxWaitForEnd_ms = 600;

/** Spans that are sent to a collector. */
export interface Tracing extends Tracer {
  /** A span of a call of a model. */
  readonly startSpan: StartSpan;
  /** A span of a command of the database. */
  readonly startCommand: StartCommandSpan;
  /** Sends figures, too: every minute, or as often as the standard variable says. */
  send(figures: readonly Figure[]): Promise<void>;
  /** Sends the remaining spans, to a collector that takes them at once. */
  stop(): Promise<void>;
}

/** The work that a span is of. Timers that it sets for others, such as those that renew leases, outlive it, and are no part of the trace then. */
interface Work {
  readonly context: OpenTelemetry.Context;
  isOver: boolean;
}

const wellFormed = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

type Api = typeof OpenTelemetry;

/** The context of a caller's span; the root where it names none, or not as https://www.w3.org/TR/trace-context/ has it. */
function contextOf({ ROOT_CONTEXT, trace, isSpanContextValid }: Api, traceparent = ''): OpenTelemetry.Context {
  const [, traceId = '', spanId = '', flags = ''] = wellFormed.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : ROOT_CONTEXT;
}

function traceparentOf(span: OpenTelemetry.Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** A collector that does not answer must not hold up the end of the process. */
async function endAll(ends: readonly (() => Promise<void>)[]): Promise<void> {
  await Promise.race([Promise.all(ends.map((end) => end())), wait(maxWaitForEnd_ms, undefined, { ref: false })]);
}

/** Loads OpenTelemetry. Everything that looks like a key or is one of `secrets` is redacted. */
export async function startTracing(log: Log, secrets: readonly string[]): Promise<Tracing> {
  const api = await import('@opentelemetry/api');
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;
  const provider = await sendSpans(api, log);
  const shutdowns = [() => provider.shutdown()];
  const tracer = provider.getTracer('handbill', version);
  const current = new AsyncLocalStorage<Work>();
  const redact = redactor(secrets);
  const start = (name: string, options: OpenTelemetry.SpanOptions): OpenTelemetry.Span =>
    tracer.startSpan(name, options, current.getStore()?.context ?? ROOT_CONTEXT);
  const fail = (span: OpenTelemetry.Span, type: string): void =>
    void span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
  return {
    async within({ name, kind, attributes, traceparent }, work) {
      const parent = kind === 'server' ? contextOf(api, traceparent) : (current.getStore()?.context ?? ROOT_CONTEXT);
      const known = Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? redact(value) : value]);
      const span = tracer.startSpan(
        name,
        { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.INTERNAL, attributes: Object.fromEntries(known) },
        parent,
      );
      const itself: Work = { context: trace.setSpan(parent, span), isOver: false };
      try {
        return await current.run(itself, work, ({ 'error.type': error, ...added }) => {
          span.setAttributes(added);
          if (error !== undefined) fail(span, String(error));
        });
      } finally {
        itself.isOver = true;
        span.end();
      }
    },
    startSpan(name, attributes) {
      const span = start(name, { kind: SpanKind.CLIENT, attributes: { ...attributes } });
      return {
        headers: { traceparent: traceparentOf(span) },
        end(ended, error) {
          span.setAttributes({ ...ended });
          if (error !== null) fail(span, error);
          span.end();
        },
      };
    },
    startCommand(name, attributes) {
      if (current.getStore()?.isOver !== false) return undefined;
      const span = start(name, { kind: SpanKind.CLIENT, attributes });
      return {
        end(error) {
          if (error !== null) fail(span, error);
          span.end();
        },
      };
    },
    async send(figures) {
      const reader = await sendFigures(api, figures);
      shutdowns.push(() => reader.shutdown());
    },
    stop: () => endAll(shutdowns),
  };
}
