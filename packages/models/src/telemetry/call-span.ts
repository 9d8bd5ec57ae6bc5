type AttributeValue = string | number | boolean | readonly string[];
type SpanAttributes = Readonly<Record<string, AttributeValue>>;

export interface CallSpan {
  readonly headers: Readonly<Record<string, string>>;
  /** @param error the kind of the failure, where the call failed */
  end(attributes: SpanAttributes, error: string | null): void;
}

/** Starts a span around one request to a model. */
export type StartSpan = (name: string, attributes: SpanAttributes) => CallSpan;

/** OpenTelemetry's conventions for generative AI, and two names of our own. */
const names = {
  operation: 'gen_ai.operation.name',
  provider: 'gen_ai.provider.name',
  requestModel: 'gen_ai.request.model',
  maxTokens: 'gen_ai.request.max_tokens',
  stream: 'gen_ai.request.stream',
  outputType: 'gen_ai.output.type',
  finishReasons: 'gen_ai.response.finish_reasons',
  inputTokens: 'gen_ai.usage.input_tokens',
  outputTokens: 'gen_ai.usage.output_tokens',
  serverAddress: 'server.address',
  serverPort: 'server.port',
  errorType: 'error.type',
  status: 'http.response.status_code',
  model: 'handbill.model',
  reason: 'handbill.reason',
} as const;

interface Request {
  readonly provider: 'openai' | 'sandbox';
  readonly name: string;
  readonly model: string;
  /** Left out where no server is called. */
  readonly server?: { readonly baseURL: string | undefined };
  readonly maxOutputTokens?: number | undefined;
  readonly stream: boolean;
  readonly isJson: boolean;
  readonly reason: string;
}

interface Answered {
  readonly finish: string | null;
  readonly input_tokens: number | null;
  readonly output_tokens: number | null;
}

interface Failure {
  readonly kind: string;
  readonly providerResponse?: { readonly status: number | null };
}

const openaiHost = 'api.openai.com';
const defaultPorts: Readonly<Record<string, number>> = { 'https:': 443, 'http:': 80 };

function serverOf(server: Request['server']): SpanAttributes {
  const url = server && URL.parse(server.baseURL ?? `https://${openaiHost}/v1`);
  if (!url) return {};
  return { [names.serverAddress]: url.hostname, [names.serverPort]: Number(url.port) || (defaultPorts[url.protocol] ?? 0) };
}

/** Starts the span of a request. Nothing of a brief, a prompt or an answer is in it. */
export function startCallSpan(start: StartSpan, request: Request): CallSpan {
  const { provider, name, model, server, maxOutputTokens, stream, isJson, reason } = request;
  return start(`chat ${model}`, {
    [names.operation]: 'chat',
    [names.provider]: provider,
    [names.requestModel]: model,
    ...(maxOutputTokens !== undefined && { [names.maxTokens]: maxOutputTokens }),
    [names.stream]: stream,
    [names.outputType]: isJson ? 'json' : 'text',
    ...serverOf(server),
    [names.model]: name,
    [names.reason]: reason,
  });
}

export function endCallSpan(span: CallSpan, { finish, input_tokens, output_tokens }: Answered, error: Failure | null): void {
  const status = error?.providerResponse?.status ?? null;
  const type = error === null ? null : status === null ? error.kind : String(status);
  const attributes = {
    ...(finish !== null && { [names.finishReasons]: [finish.slice(0, 100)] }),
    ...(input_tokens !== null && { [names.inputTokens]: input_tokens }),
    ...(output_tokens !== null && { [names.outputTokens]: output_tokens }),
    ...(status !== null && { [names.status]: status }),
    ...(type !== null && { [names.errorType]: type }),
  };
  span.end(attributes, type);
}
