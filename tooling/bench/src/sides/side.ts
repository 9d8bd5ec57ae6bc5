import { resolve } from 'node:path';
import manifest from '../../../../package.json' with { type: 'json' };

/** A server that is measured. */
export interface Side {
  readonly name: string;
  /** The file that node runs. */
  readonly entry: string;
  /** Further options of Node. */
  readonly options?: readonly string[];
}

const here = (path: string) => resolve(import.meta.dirname, path);

/** As `npm start` runs it. */
export const ours: Side = {
  name: 'Handbill',
  entry: here('../../../../apps/server/dist/main.js'),
  options: manifest.scripts.start.match(/(?<= )--\S+/g) ?? [],
};
/** The same build once more, in a process of its own: how far two runs of one build differ. */
export const oursAgain: Side = { ...ours, name: 'Handbill again' };
export const fastify: Side = { name: 'Fastify by hand', entry: here('../fastify/main.ts') };
