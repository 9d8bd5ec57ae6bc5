import { openEmbeddedMongo, type EmbeddedMongo } from '@handbill/embedded-mongo';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { startDatabase } from './start-database.ts';

/** The database that the settings name, for a short command: the embedded one beside a running server, or started until `stop`. */
export const openDatabase = (settings: Settings, log: Logger, signal?: AbortSignal): Promise<EmbeddedMongo> =>
  startDatabase(settings, log, signal, openEmbeddedMongo);
