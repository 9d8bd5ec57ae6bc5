import { Router } from 'express';
import type { Services } from '@handbill/router';

/** Open to read, without a key: alive, and ready to serve. */
export function health({ storage, writer, log }: Services): Router {
  const about = { writer: writer.provider, model: writer.model };
  return Router()
    .get('/live', (_request, response) => void response.json({ status: 'ok' }))
    .get('/ready', async (_request, response) => {
      try {
        await storage.ping();
        response.json({ status: 'ok', ...about });
      } catch (error) {
        log.warn({ err: error }, 'Not ready: MongoDB does not answer');
        response.status(503).json({ status: 'unavailable', detail: 'MongoDB does not answer.', ...about });
      }
    });
}
