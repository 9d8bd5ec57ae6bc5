/** Attributes of a piece of work: never a word of a brief, a text or a key. */
type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A span around work. */
interface WorkSpan {
  readonly name: string;
  /** `server`: it answers a request. */
  readonly kind: 'server' | 'internal';
  readonly attributes: SpanAttributes;
  /** The `traceparent` of the caller, as it came: the span belongs to that trace where it can be read. */
  readonly traceparent?: string | undefined;
}

/** Collects spans. */
export interface Tracer {
  /** Carries out work within a span, to which all its own work belongs. `add` adds results; with an `error.type` it has failed. */
  within<T>(span: WorkSpan, work: (add: (attributes: SpanAttributes) => void) => Promise<T>): Promise<T>;
}
