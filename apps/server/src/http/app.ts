import type { IncomingMessage, RequestListener } from 'node:http';
import { createListener, type Door } from '@handbill/http';
import { type AgentTimings, createMcpDoor } from '@handbill/mcp';
import { createRestHandler } from '@handbill/openapi';
import { type Endpoint, type Services, admission } from '@handbill/operations';
import { createAppRouter } from '@handbill/router';
import { createTrpcHandler } from '@handbill/router/http';
import { feedDoor } from '../calendar/feed-door.ts';
import { metricsDoor } from '../metrics/metrics-door.ts';
import type { ServerMetrics } from '../metrics/server-metrics.ts';
import type { ConsoleLinks } from '../console/console-links.ts';
import { sessionOf } from '../console/session-cookie.ts';
import { sessionDoor } from '../console/session-door.ts';
import { corsFor, serverOptions } from './cors.ts';
import type { ServerLog } from '../log/logger.ts';
import { pages } from '../pages/serving/pages.ts';
import { servedDocuments } from '../pages/serving/site.ts';
import type { Settings } from '../settings/settings.ts';
import { isLoopback } from '../console/own-site.ts';

type AgentSettings = Pick<Settings, 'mcp' | 'host' | 'corsOrigins' | 'publicUrl'>;

function agentsDoor(
  services: Services,
  endpoints: readonly Endpoint[],
  { mcp, host, corsOrigins, publicUrl }: AgentSettings,
  timings: AgentTimings | undefined,
): readonly Door[] {
  if (mcp === 'off') return [];
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl);
  const names = {
    origins: [...corsOrigins, ...(ours === undefined ? [] : [ours.origin])],
    // An operator who lets other machines in knows by which names they come.
    ...(isLoopback(host) && { hosts: new Set(ours === undefined ? [] : [ours.hostname]) }),
  };
  const { log, version } = services;
  return [createMcpDoor(endpoints, { admit: admission(services), log, names, version, readOnly: mcp === 'read_only', timings })];
}

/** Everything that the server answers: REST first, since it is asked most, then tRPC, and Express for pages. */
export function app(
  services: Services,
  endpoints: readonly Endpoint[],
  settings: AgentSettings & Pick<Settings, 'trustedProxies' | 'console'>,
  log: ServerLog,
  {
    metrics,
    links,
    timings,
  }: { readonly metrics: ServerMetrics; readonly links: ConsoleLinks | undefined; readonly timings: AgentTimings | undefined },
): RequestListener {
  const { corsOrigins, publicUrl, trustedProxies, console } = settings;
  const doors: readonly Door[] = [
    createRestHandler(endpoints, services.log, servedDocuments),
    createTrpcHandler(createAppRouter(endpoints), endpoints, services.log),
    ...agentsDoor(services, endpoints, settings, timings),
    serverOptions,
    feedDoor(services),
    metricsDoor(services, metrics),
    ...(console ? [sessionDoor({ services, endpoints, links, publicUrl, trustedProxies })] : []),
    pages(services, { publicUrl, console }),
  ];
  const cors = corsFor(corsOrigins, log, publicUrl);
  const credentialOf = console ? (request: IncomingMessage) => sessionOf(request, { publicUrl, trustedProxies }) : undefined;
  return createListener(doors, { logRequest: log.requests, meter: metrics, cors, credentialOf, publicUrl, trustedProxies });
}
