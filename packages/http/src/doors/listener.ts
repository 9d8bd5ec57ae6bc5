import type { RequestListener } from 'node:http';
import { callerRequest, ReceivedRequest, readTarget, requestIdOf, type AnsweredResponse, type RequestLog } from '../requests/request.ts';
import type { CallMeter } from '@handbill/operations';
import type { Door } from './door.ts';

export interface ListenerOptions {
  readonly logRequest?: RequestLog | undefined;
  /** Hears of each call as it ends. */
  readonly meter?: CallMeter | undefined;
  /** Asked before the doors where a request names the web origin that it comes from. */
  readonly cors?: Door;
}

/** Offers each request to the doors, in their order. The last one has to take what is left. */
export const createListener =
  (doors: readonly Door[], { logRequest, meter, cors }: ListenerOptions = {}): RequestListener =>
  (request, response: AnsweredResponse) => {
    const refusal = readTarget(request);
    const received = new ReceivedRequest(callerRequest(request, requestIdOf(request.headers['x-request-id'])), request, { refusal, meter });
    response.received = received;
    if (logRequest !== undefined)
      response.on('close', () => {
        if (response.headersSent) {
          received.status = response.statusCode;
          received.isWhole = response.writableFinished;
        }
        logRequest(received);
      });
    if (request.headers.origin !== undefined && cors?.(request, response, received) === true) return;
    doors.some((door) => door(request, response, received));
  };
