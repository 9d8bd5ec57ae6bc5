import { join } from 'node:path';
import { ours } from '../sides/side.ts';
import { startSide, type RunningSide } from '../sides/start-side.ts';

type Env = Readonly<Record<string, string | undefined>> & { readonly HANDBILL_DATA: string; readonly MONGODB_URI: string };

export interface TeamsSetting {
  readonly env: Env;
  readonly readKey: () => Promise<string>;
}

/** Two servers on one database. */
export async function startTwo(
  { env }: TeamsSetting,
  more: Readonly<Record<string, string>>,
): Promise<readonly [RunningSide, RunningSide]> {
  const one = await startSide(ours, { ...env, ...more });
  return [one, await startSide(ours, { ...env, ...more, HANDBILL_DATA: join(env.HANDBILL_DATA, 'other') })];
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

/** What is made by a call, such as a key. */
export async function made(side: RunningSide, key: string, route: string, body: object): Promise<Answer['body']> {
  const answer = await call(side, key, route, body);
  if (answer.status !== 201) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Does something so many times, so many at once, and resolves to what came of it. */
export async function repeated<T>(times: number, atOnce: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      const index = next;
      next += 1;
      results.push(await work(index));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
