/** Where to call, and with which key unless another is given. */
export interface Reachable {
  readonly url: string;
  readonly adminKey: string;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed where it is JSON, else text; `undefined` where there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

export interface RestRequest {
  /** `null`: none. The admin key when left out. */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One REST call, `GET /campaigns`, as any HTTP client makes it. */
export async function rest(
  server: Reachable,
  route: string,
  { key = server.adminKey, body, headers = {} }: RestRequest = {},
): Promise<RestAnswer> {
  const [method = 'GET', path = '/'] = route.split(' ');
  const response = await fetch(`${server.url}/v1${path}`, {
    method,
    headers: {
      ...(key !== null && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text === '' ? undefined : text };
}
