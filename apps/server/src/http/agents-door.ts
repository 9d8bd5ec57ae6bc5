import type { Door } from '@handbill/http';
import { createMcpDoor, type AgentTimings } from '@handbill/mcp';
import { admission, type Endpoint, type Services } from '@handbill/operations';
import { isLoopback } from '../console/own-site.ts';
import type { ServerLog } from '../log/logger.ts';
import type { Settings } from '../settings/settings.ts';

export type AgentSettings = Pick<Settings, 'mcp' | 'host' | 'corsOrigins' | 'publicUrl'>;

/** `/mcp`, where agents are let in. */
export function agentsDoor(
  services: Services,
  endpoints: readonly Endpoint[],
  { mcp, host, corsOrigins, publicUrl }: AgentSettings,
  log: ServerLog,
  timings?: AgentTimings,
): readonly Door[] {
  if (mcp === 'off') return [];
  const ours = publicUrl === undefined ? undefined : new URL(publicUrl);
  const names = {
    origins: [...corsOrigins, ...(ours === undefined ? [] : [ours.origin])],
    // Whoever lets other machines in knows by which names they come.
    ...(isLoopback(host) && { hosts: new Set(ours === undefined ? [] : [ours.hostname]) }),
  };
  const { version } = services;
  return [
    createMcpDoor(endpoints, { admit: admission(services), log: log.of('calls'), names, version, readOnly: mcp === 'read_only', timings }),
  ];
}
