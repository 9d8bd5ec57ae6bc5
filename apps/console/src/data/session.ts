import { HandbillError, type Me, type Problem } from '@handbill/client';
import { base } from './base.ts';
import { Store } from '../state/store.ts';

/** Whether a call was refused for want of a session: the page asks for one, and keeps the typed words. */
export const signedOut = new Store(false);

export interface SignIn {
  readonly key?: string;
  /** The token of a link that signs in once. */
  readonly link?: string;
  readonly name?: string;
  readonly read_only?: boolean;
}

async function call(method: 'POST' | 'PATCH' | 'DELETE', body?: object): Promise<Me | undefined> {
  const headers = { 'Handbill-Console': '1', 'Content-Type': 'application/json' };
  const request = { method, headers, body: JSON.stringify(body ?? {}) };
  const response = await fetch(`${base}/console/session`, request).catch((cause: unknown) => {
    const problem = { type: null, title: 'Network error', status: null, code: 'network_error', request_id: null } as const;
    throw new HandbillError({ ...problem, detail: 'The server was not reached.' }, { cause });
  });
  if (response.status === 204) return undefined;
  const answer = (await response.json()) as unknown;
  if (!response.ok) throw new HandbillError(answer as Problem);
  return answer as Me;
}

/** The cookie is the server's to set: no script sees it, and the key is not kept. */
export const signIn = (by: SignIn): Promise<unknown> => call('POST', by);
export const renameSession = (name: string): Promise<unknown> => call('PATCH', { name });
export const signOut = (): Promise<unknown> => call('DELETE');
