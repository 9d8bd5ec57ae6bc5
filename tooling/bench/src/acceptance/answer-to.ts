import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AcceptanceCase } from './acceptance-case.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a case's request as it is. */
export function answerTo({ method, path, headers = {}, body }: AcceptanceCase, port: number): Promise<Answer> {
  return new Promise((answered, failed) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const { statusCode = 0 } = response;
      text(response).then((received) => answered({ status: statusCode, headers: response.headers, text: received }), failed);
    });
    // A server that refuses a body unread closes the connection: the answer counts.
    sent.once('error', failed);
    sent.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
  });
}
