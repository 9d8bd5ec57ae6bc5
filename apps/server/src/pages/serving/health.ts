import type { Services } from '@handbill/operations';
import { Router } from 'express';
import { version } from '../../settings/version.ts';
import { readOnly } from '../read-only.ts';

/** Health checks, without a key: whether the process is alive, and whether it is ready to serve. */
export function health({ storage, writer, log }: Services): Router {
  const about = { version, writer: writer.provider, model: writer.model, models: writer.models.map(({ name }) => name) };
  return Router()
    .use((_request, response, next) => {
      response.set('Cache-Control', 'no-store');
      next();
    })
    .all(['/', '/live'], readOnly, (_request, response) => void response.json({ status: 'ok', version }))
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
