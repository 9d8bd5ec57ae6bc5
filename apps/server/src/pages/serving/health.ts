import { connectionAddress, receivedRequestOf } from '@handbill/http';
import type { Services } from '@handbill/operations';
import { Router, type Request, type Response } from 'express';
import { version } from '../../settings/version.ts';
import { readOnly } from '../read-only.ts';

/** How much later the end of a stream is sent, in milliseconds. */
const streamPause = 500;

/** Whether the address of the caller is one that a proxy has named. */
function forwarding({ headers, socket }: Request, response: Response): 'believed' | 'ignored' | 'none' {
  if (headers['x-forwarded-for'] === undefined && headers.forwarded === undefined) return 'none';
  return receivedRequestOf(response)?.address === connectionAddress(socket) ? 'ignored' : 'believed';
}

/** A stream of two pieces, for who wants to know whether a proxy holds streams back. */
function stream(request: Request, response: Response): void {
  response.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
  response.write(`data: ${forwarding(request, response)}\n\n`);
  setTimeout(() => response.end('data: end\n\n'), streamPause);
}

/** Health checks, without a key: whether the process is alive, and whether it is ready to serve. */
export function health({ storage, writer, log }: Services): Router {
  const about = { version, writer: writer.provider, model: writer.model, models: writer.models.map(({ name }) => name) };
  return Router()
    .use((_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .all(['/', '/live'], readOnly, (_request, response) => void response.json({ status: 'ok', version }))
    .all('/stream', readOnly, stream)
    .all('/ready', readOnly, async (_request, response) => {
      try {
        await storage.ping();
        response.json({ status: 'ok', ...about });
      } catch (error) {
        log.warn({ err: error, request_id: response.getHeader('X-Request-Id') }, 'Not ready: MongoDB does not answer');
        response.status(503).json({ status: 'unavailable', detail: 'MongoDB does not answer.', ...about });
      }
    });
}
