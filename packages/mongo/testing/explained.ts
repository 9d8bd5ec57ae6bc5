import type { Document, MongoClient } from 'mongodb';
import { commandsDuring } from './watched-database.ts';

/** How MongoDB carried out a find that a store sent. */
export interface Explained {
  readonly stages: readonly string[];
  readonly returned: number;
  readonly keys: number;
  readonly documents: number;
}

const notForExplain = new Set(['lsid', '$db', '$clusterTime', '$readPreference', 'txnNumber']);

const stagesOf = (plan: Document): string[] => [
  String(plan['stage']),
  ...[plan['inputStage'], ...(plan['inputStages'] ?? [])]
    .filter((stage) => stage !== undefined)
    .flatMap((stage) => stagesOf(stage as Document)),
];

/** Does the work and explains the one find that it sent, or sent to this collection, as it was sent. The client watches its commands. */
export async function explained<T>(
  client: MongoClient,
  work: () => Promise<T>,
  collection?: string,
): Promise<{ answer: T; explained: Explained }> {
  const { answer, commands } = await commandsDuring(client, work);
  const finds = commands.filter(({ commandName, command }) => commandName === 'find' && [undefined, command['find']].includes(collection));
  const [find] = finds;
  if (find === undefined || finds.length > 1) throw new Error(`The store sent ${finds.length} finds`);
  const command = Object.fromEntries(Object.entries(find.command).filter(([name]) => !notForExplain.has(name)));
  const plan = await client.db(find.databaseName).command({ explain: command, verbosity: 'executionStats' });
  const { nReturned, totalKeysExamined, totalDocsExamined, executionStages } = plan['executionStats'];
  return {
    answer,
    explained: { stages: stagesOf(executionStages), returned: nReturned, keys: totalKeysExamined, documents: totalDocsExamined },
  };
}
