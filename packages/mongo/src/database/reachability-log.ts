import type { Log } from '@handbill/operations';
import type { MongoClient, TopologyDescriptionChangedEvent } from 'mongodb';

type Description = TopologyDescriptionChangedEvent['newDescription'];

const isReachable = ({ servers }: Description): boolean => [...servers.values()].some((server) => server.isWritable);

const hostsOf = ({ servers }: Description): string => [...servers.keys()].join(', ');

/** Logs when no writable server has been reached for `quietFor` ms, and when one is reached again; with the address, which may be wrong. */
export function reachabilityLog(client: MongoClient, log: Pick<Log, 'warn' | 'info'>, quietFor = 10_000): void {
  let timer: NodeJS.Timeout | undefined;
  let isLogged = false;
  const stopTimer = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    const hosts = hostsOf(newDescription);
    if (isReachable(newDescription)) {
      stopTimer();
      if (isLogged) log.info({ hosts }, `MongoDB at ${hosts} is reached again`);
      isLogged = false;
    } else if (!isLogged)
      timer ??= setTimeout(() => {
        isLogged = true;
        log.warn(
          { hosts },
          `MongoDB at ${hosts} has not been reached for ${quietFor / 1_000} s: calls are refused as unavailable, and this server goes on trying there. If the database has moved, start this server again with its new address.`,
        );
      }, quietFor).unref();
  });
  client.on('topologyClosed', stopTimer);
}
