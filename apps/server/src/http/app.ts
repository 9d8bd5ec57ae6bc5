import type { RequestListener } from 'node:http';
import { createListener, type Door } from '@handbill/http';
import { createRestHandler } from '@handbill/openapi';
import type { Endpoint, Services } from '@handbill/operations';
import { createAppRouter } from '@handbill/router';
import { createTrpcHandler } from '@handbill/router/http';
import { metricsDoor, type MetricsStorage } from '../metrics/metrics-door.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import { corsFor, serverOptions } from './cors.ts';
import type { ServerLog } from '../log/logger.ts';
import { pages } from '../pages/serving/pages.ts';
import { servedDocuments } from '../pages/serving/site.ts';
import type { Settings } from '../settings/settings.ts';

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(
  services: Services,
  endpoints: readonly Endpoint[],
  { corsOrigins, publicUrl, trustedProxies }: Pick<Settings, 'corsOrigins' | 'publicUrl' | 'trustedProxies'>,
  log: ServerLog,
  { metrics, storage }: { readonly metrics: ServerMetrics; readonly storage: MetricsStorage },
): RequestListener {
  const calls = log.of('calls');
  const doors: readonly Door[] = [
    createRestHandler(endpoints, calls, servedDocuments),
    createTrpcHandler(createAppRouter(endpoints), endpoints, calls),
    serverOptions,
    metricsDoor(storage, calls, metrics),
    pages(services, publicUrl),
  ];
  const cors = corsFor(corsOrigins, log, publicUrl);
  return createListener(doors, { logRequest: log.requests, meter: metrics, cors, publicUrl, trustedProxies });
}
