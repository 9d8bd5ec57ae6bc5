import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { urlOf } from './local-server.fixture.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

const send = (response: ServerResponse, status: number, body: unknown, type = 'application/json') =>
  response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));

/** One answer for each call of the request: in a list for a batch. */
const each = (answer: object) => (request: IncomingMessage) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  return request.url?.includes('batch=1') ? path.split(',').map(() => answer) : answer;
};

/** Responses of Handbill or of a proxy in front of it. */
export const replies = {
  data:
    (json: unknown): Reply =>
    (response, request) =>
      send(response, 200, each({ result: { data: { json } } })(request)),
  problem: (code: string, status: number, members: object = {}): Reply => {
    const problem = { type: `/problems/${code}`, title: code, status, detail: `It is ${code}`, code, request_id: 'req_1', ...members };
    const answer = each({ error: { json: { message: code, code: -32_603, data: { code, httpStatus: status, problem } } } });
    return (response, request) => send(response, status, answer(request));
  },
  html:
    (status: number): Reply =>
    (response) =>
      send(response, status, '<h1>Bad Gateway</h1>', 'text/html'),
  json:
    (status: number, body: unknown): Reply =>
    (response) =>
      send(response, status, body),
  cut: (): Reply => (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"result":');
    setTimeout(() => response.destroy(), 20);
  },
  silence: (): Reply => () => undefined,
};

/** A server that gives the replies it was set, the last one again and again, and records its requests. Call it once, at a file's top. */
export function scriptedServer() {
  let script: Reply[] = [];
  let requests: string[] = [];
  let idempotencyKeys: (string | string[] | undefined)[] = [];
  const server = createServer((request, response) => {
    idempotencyKeys.push(request.headers['idempotency-key']);
    const reply = script[Math.min(requests.push(`${request.method} ${request.url?.split('?')[0]}`), script.length) - 1];
    request.resume().once('end', () => reply?.(response, request));
  });
  const url = urlOf(server);
  return {
    get url() {
      return url();
    },
    /** The requests since the last `play`: method and path. */
    get requests(): readonly string[] {
      return requests;
    },
    /** Those of the requests since the last `play`. */
    get idempotencyKeys() {
      return idempotencyKeys;
    },
    play(...next: Reply[]) {
      script = next;
      requests = [];
      idempotencyKeys = [];
    },
  };
}
