/** Where an OpenAI-compatible model is, and how long it may take. */
export interface OpenAIOptions {
  /** `undefined` for servers that want none. */
  readonly apiKey: string | undefined;
  /** `undefined`: the SDK's own. May hold a user and a password. */
  readonly baseURL: string | undefined;
  readonly model: string;
  /** For one text in all, retries included. */
  readonly timeout_ms: number;
  /** How long to wait before the first, second … retry, where the provider does not say. */
  readonly backoff_ms?: (retry: number) => number;
  /** A clock that only goes forward. */
  readonly now_ms?: () => number;
}
