/** What a provider said about a refusal; empty where it said nothing readable. */
export interface Refused {
  /** HTTP status, or the like in an error inside a stream. */
  readonly status: number | null;
  /** Its names for what is wrong: `model_not_found`, `insufficient_quota`. */
  readonly codes: string;
  readonly words: string;
  /** How long it asks to be left alone. */
  readonly retryAfter_ms: number | null;
}

const nothingSaid: Refused = { status: null, codes: '', words: '', retryAfter_ms: null };

/** A call that went wrong: not to be sent at all, refused by the provider, never reached it, broken off, or answered with what is no completion. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly kind: 'unsendable' | 'refused' | 'unreachable' | 'cut' | 'unreadable';
  readonly said: Refused;

  constructor(kind: ProviderError['kind'], { said = nothingSaid, cause }: { said?: Refused; cause?: unknown } = {}) {
    super(kind, { cause });
    this.kind = kind;
    this.said = said;
  }
}
