import type { MongoClient } from 'mongodb';

/** Starts a span around a command; `undefined` where no traced call has sent it. */
export type StartCommandSpan = (
  name: string,
  attributes: Readonly<Record<string, string>>,
) => { end(error: string | null): void } | undefined;

const collectionOf = (name: string, command: Readonly<Record<string, unknown>>): string | undefined => {
  const named = name === 'getMore' ? command['collection'] : command[name];
  return typeof named === 'string' ? named : undefined;
};

/** Makes commands spans, by name and collection: nothing else of a command is in them. */
export function traceCommands(client: MongoClient, start: StartCommandSpan): void {
  const running = new Map<number, NonNullable<ReturnType<StartCommandSpan>>>();
  const end = (requestId: number, error: string | null): void => {
    running.get(requestId)?.end(error);
    running.delete(requestId);
  };
  client.on('commandStarted', ({ requestId, commandName, databaseName, command }) => {
    const collection = collectionOf(commandName, command);
    const span = start(collection === undefined ? commandName : `${commandName} ${collection}`, {
      'db.system.name': 'mongodb',
      'db.namespace': databaseName,
      'db.operation.name': commandName,
      ...(collection !== undefined && { 'db.collection.name': collection }),
    });
    if (span !== undefined) running.set(requestId, span);
  });
  client.on('commandSucceeded', ({ requestId }) => end(requestId, null));
  client.on('commandFailed', ({ requestId, failure }) => end(requestId, failure.name));
}
