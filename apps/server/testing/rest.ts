/** The address of a server, and the default key. */
export interface Reachable {
  readonly url: string;
  readonly adminKey: string;
}

export interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed if it is JSON, else text; `undefined` if there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
}

export interface RestRequest {
  /** `null`: no key. By default the admin key. */
  readonly key?: string | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a REST request such as `GET /campaigns`. */
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
  // With the mark that tells spreadsheets that a file is UTF-8, which `response.text()` leaves out.
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  const isJson = /json(?:;|$)/.test(response.headers.get('content-type') ?? '') && text !== '';
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text === '' ? undefined : text };
}
