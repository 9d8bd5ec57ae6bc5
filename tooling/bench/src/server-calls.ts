import { rest, type RestAnswer } from '../../../apps/server/testing/rest.ts';
import type { RunningSide } from './sides/side.ts';

type Env = Readonly<Record<string, string | undefined>> & {
  readonly HANDBILL_DATA: string;
  readonly MONGODB_URI: string;
  readonly MONGODB_DB: string;
};

export interface ServerSetting {
  readonly env: Env;
  /** The key that our server made at its first start. */
  readonly readKey: () => Promise<string>;
}

/** Makes a REST request such as `GET /campaigns`. */
export const call = ({ url }: RunningSide, key: string, route: string, body?: object): Promise<RestAnswer> =>
  rest({ url, adminKey: key }, route, body === undefined ? {} : { body });

/** The record that a call makes, such as a key. */
export async function made(side: RunningSide, key: string, route: string, body: object): Promise<RestAnswer['body']> {
  const answer = await call(side, key, route, body);
  if (answer.status !== 201) throw new Error(`${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
