import { Router } from 'express';
import type { Services } from '@handbill/operations';
import { onlyRead } from './only-read.ts';
import { requestIdFor } from './request-id-for.ts';

/** Open to read, without a key: alive, and ready to serve. */
export function health({ storage, writer, log }: Services): Router {
  const about = { writer: writer.provider, model: writer.model };
  return Router()
    .use((_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .all('/live', onlyRead, (_request, response) => void response.json({ status: 'ok' }))
    .all('/ready', onlyRead, async (_request, response) => {
      try {
        await storage.ping();
        response.json({ status: 'ok', ...about });
      } catch (error) {
        log.warn({ err: error, request_id: requestIdFor(response) }, 'Not ready: MongoDB does not answer');
        response.status(503).json({ status: 'unavailable', detail: 'MongoDB does not answer.', ...about });
      }
    });
}
