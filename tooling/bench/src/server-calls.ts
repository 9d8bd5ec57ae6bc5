import type { RunningSide } from './sides/start-side.ts';

type Env = Readonly<Record<string, string | undefined>> & { readonly HANDBILL_DATA: string; readonly MONGODB_URI: string };

export interface ServerSetting {
  readonly env: Env;
  readonly readKey: () => Promise<string>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every call
  readonly body: any;
}

/** Makes a REST request such as `GET /campaigns`. */
export async function call({ port }: RunningSide, key: string, route: string, body?: object): Promise<Answer> {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** The record that a call makes, such as a key. */
export async function made(side: RunningSide, key: string, route: string, body: object): Promise<Answer['body']> {
  const answer = await call(side, key, route, body);
  if (answer.status !== 201) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
