import { isPacked } from '../../settings/installation.ts';
import type { Command } from '../command.ts';

/** A command in the list. Its module is loaded when it is called, since some need the whole server. */
interface ListedCommand {
  /** A line of the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

const start: ListedCommand = {
  summary: 'starts the server, as handbill alone does',
  load: async () => {
    const { commandLineHelp } = await import('../../settings/command-line.ts');
    return {
      failure: 'Handbill could not start',
      help: commandLineHelp(),
      run: async (args) => (await import('../../start/run-server.ts')).runServer(args),
    };
  },
};

/** The commands of operators, which run beside the server or without one, by name. */
export const commands: ReadonlyMap<string, ListedCommand> = new Map(
  Object.entries<ListedCommand>({
    ...(isPacked && { start }),
    console: {
      summary: 'shows a link that signs in to the console of the server that runs on this machine',
      load: async () => (await import('../console.ts')).console,
    },
    costs: {
      summary: 'recompute --from DAY prices calls of models anew, with usage and spending caps',
      load: async () => (await import('../costs/costs.ts')).costs,
    },
    doctor: {
      summary: 'looks over settings, disk, database and writer, and says what is wrong and what to do',
      load: async () => (await import('../doctor/doctor.ts')).doctor,
    },
    erase: {
      summary: 'takes a person (--actor) out of all that tells who made a change',
      load: async () => (await import('../erase.ts')).erase,
    },
    key: { summary: 'creates, lists and revokes API keys', load: async () => (await import('../key/key.ts')).key },
    mcp: {
      summary: 'lets an agent on this machine use a server, over standard input and output',
      load: async () => (await import('../mcp.ts')).mcp,
    },
    'prune-database': {
      summary: 'lists what only earlier versions need in the database; with --yes removes it',
      load: async () => (await import('../prune-database.ts')).pruneDatabase,
    },
    version: { summary: 'shows which version and commit this is', load: async () => (await import('../version.ts')).version },
  }),
);
