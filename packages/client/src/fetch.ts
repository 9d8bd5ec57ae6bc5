/** As much of `fetch` as the client needs: the global one, or any that is like it. */
export type Fetch = (url: string, request: FetchRequest) => Promise<FetchResponse>;

export interface FetchRequest {
  method: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | null;
}

export interface FetchResponse {
  readonly status: number;
  text(): Promise<string>;
}
