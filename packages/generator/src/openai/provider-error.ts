/** What a provider said about a refusal; empty where it said nothing readable. */
export interface ProviderResponse {
  /** HTTP status, or the like in an error inside a stream. */
  readonly status: number | null;
  /** Its names for what is wrong: `model_not_found`, `insufficient_quota`. */
  readonly codes: string;
  readonly words: string;
  /** The members of the request that it names as wrong: `stream_options`, `messages[0].role`. */
  readonly params: readonly string[];
  /** How long it asks to be left alone. */
  readonly retryAfter_ms: number | null;
}

const noResponse: ProviderResponse = { status: null, codes: '', words: '', params: [], retryAfter_ms: null };

/**
 * A call that went wrong: not to be sent at all, refused by the provider, never reached it, broken off, answered with more than is read,
 * or answered with what is no completion.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'unsendable' | 'refused' | 'unreachable' | 'cut' | 'oversized' | 'unreadable';
  readonly providerResponse: ProviderResponse;

  constructor(
    kind: ProviderError['kind'],
    { providerResponse = noResponse, cause }: { providerResponse?: ProviderResponse; cause?: unknown } = {},
  ) {
    super(kind, { cause });
    this.kind = kind;
    this.providerResponse = providerResponse;
  }
}
