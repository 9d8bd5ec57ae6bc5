import type { RequestListener } from 'node:http';
import { createListener, type Door } from '@handbill/http';
import { createRestHandler, documentText } from '@handbill/openapi';
import type { Endpoint, Services } from '@handbill/operations';
import { createAppRouter } from '@handbill/router';
import { createTrpcHandler } from '@handbill/router/http';
import { corsFor, serverOptions } from './cors.ts';
import type { ServerLog } from '../log/logger.ts';
import { pages } from '../pages/serving/pages.ts';
import type { Settings } from '../settings/settings.ts';

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(
  services: Services,
  endpoints: readonly Endpoint[],
  { corsOrigins }: Pick<Settings, 'corsOrigins'>,
  log: ServerLog,
): RequestListener {
  const doors: readonly Door[] = [
    createRestHandler(endpoints, log, documentText()),
    createTrpcHandler(createAppRouter(endpoints), endpoints, log),
    serverOptions,
    pages(services),
  ];
  return createListener(doors, { logRequest: log.requests, cors: corsFor(corsOrigins, log) });
}
