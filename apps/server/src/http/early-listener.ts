import type { RequestListener } from 'node:http';
import { Problem } from '@handbill/contract';
import { answer, createListener, refuse, type Door } from '@handbill/http';
import type { ServerLog } from '../log/logger.ts';
import type { Settings } from '../settings/settings.ts';
import { version } from '../settings/version.ts';
import { listen } from './http-server.ts';

const detail = 'The server is starting: the database is being brought up to date.';
const retryAfter = 2;
const healthCheck = /^\/healthz?(?:\/(live|ready))?\/?$/;

/** Answers while nothing can be served yet: that the process is alive, and why it is not ready. */
const starting =
  (writer: Settings['writer'], log: ServerLog): Door =>
  (_request, response, received) => {
    const health = received.refusal === undefined ? healthCheck.exec(received.path ?? '') : null;
    if (health === null) {
      refuse(response, received.refusal ?? new Problem('unavailable', { retry_after: retryAfter }, { detail }), log, received);
      return true;
    }
    received.level = 'debug';
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'X-Request-Id': received.requestId };
    if (health[1] !== 'ready') answer(response, 200, headers, JSON.stringify({ status: 'ok', version }));
    else
      answer(response, 503, { ...headers, 'Retry-After': retryAfter }, JSON.stringify({ status: 'unavailable', detail, version, writer }));
    return true;
  };

/** Listens before there is anything to serve: a migration may take minutes, and a supervisor would end a process that does not answer. */
export async function listenEarly(settings: Settings, log: ServerLog) {
  const { host, port, writer, publicUrl, trustedProxies } = settings;
  let current = createListener([starting(writer, log)], { logRequest: log.requests, publicUrl, trustedProxies });
  const listening = await listen((request, response) => current(request, response), log, host, port);
  /** Serves all requests from now on. */
  const serve = (listener: RequestListener) => void (current = listener);
  return { ...listening, serve };
}
