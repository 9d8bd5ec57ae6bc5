import type { Log } from '@handbill/operations';
import type { MongoClient, TopologyDescriptionChangedEvent } from 'mongodb';

type Description = TopologyDescriptionChangedEvent['newDescription'];

const isReachable = ({ servers }: Description): boolean => [...servers.values()].some((server) => server.isWritable);

const hostsOf = ({ servers }: Description): string => [...servers.keys()].join(', ');

/**
 * Says when no server that takes writes has been reached for a while, and when one is reached again. The driver goes on looking where it was
 * told to: it never finds a database that has moved, so the line names the address.
 */
export function reachabilityLog(client: MongoClient, log: Pick<Log, 'warn' | 'info'>, quietFor = 10_000): void {
  let away: NodeJS.Timeout | undefined;
  let isTold = false;
  const reached = () => {
    clearTimeout(away);
    away = undefined;
  };
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    const hosts = hostsOf(newDescription);
    if (isReachable(newDescription)) {
      reached();
      if (isTold) log.info({ hosts }, `MongoDB at ${hosts} is reached again`);
      isTold = false;
    } else if (!isTold)
      away ??= setTimeout(() => {
        isTold = true;
        log.warn(
          { hosts },
          `MongoDB at ${hosts} has not been reached for ${quietFor / 1_000} s: calls are refused as unavailable, and this server goes on trying there. If the database has moved, start this server again with its new address.`,
        );
      }, quietFor).unref();
  });
  client.on('topologyClosed', reached);
}
