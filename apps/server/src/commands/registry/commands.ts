import { commandLineHelp } from '../../settings/command-line.ts';
import { isPacked } from '../../settings/installation.ts';
import type { Command } from '../command.ts';
import { console } from '../console.ts';
import { costs } from '../costs/costs.ts';
import { doctor } from '../doctor/doctor.ts';
import { erase } from '../erase.ts';
import { key } from '../key/key.ts';
import { mcp } from '../mcp.ts';
import { pruneDatabase } from '../prune-database.ts';
import { version } from '../version.ts';

const start: Command = {
  summary: 'starts the server, as handbill alone does',
  failure: 'Handbill could not start',
  help: commandLineHelp(),
  // Loaded when it is called, since the other commands need little of it.
  run: async (args) => (await import('../../start/run-server.ts')).runServer(args),
};

/** What operators run beside the server, or without one, by name. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ...(isPacked ? [['start', start] as const] : []),
  ['console', console],
  ['costs', costs],
  ['doctor', doctor],
  ['erase', erase],
  ['key', key],
  ['mcp', mcp],
  ['prune-database', pruneDatabase],
  ['version', version],
]);
