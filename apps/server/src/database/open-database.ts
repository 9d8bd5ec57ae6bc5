import { openEmbeddedMongo, type EmbeddedMongo } from '@handbill/embedded-mongo';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { explainDatabaseError, startDatabase } from './start-database.ts';

/** The database that the settings name, for a short command: the embedded one beside a running server, or started until `stop`. */
export async function openDatabase(settings: Settings, log: Logger, signal?: AbortSignal): Promise<EmbeddedMongo> {
  if (settings.mongo.uri !== undefined) return startDatabase(settings, log, signal);
  const databaseLog = { info: (line: string) => log.info(line), error: (line: string) => log.error(line) };
  return openEmbeddedMongo({ data: settings.data, log: databaseLog, signal }).catch(async (error: unknown) => {
    throw await explainDatabaseError(error, settings);
  });
}
