import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nouns } from '../../packages/contract/src/nouns/nouns.ts';
import { root, sourceFiles } from './source-files.ts';

/** Where a list of nouns may stand: what a new one is added to, besides files of its own. */
const places = {
  contract: ['packages/contract/src/contract.ts'],
  'the table of id prefixes and tags': ['packages/contract/src/nouns/nouns.ts'],
  handlers: ['packages/operations/src/registry/implementations.ts'],
  ports: ['packages/operations/src/ports/storage.ts'],
  stores: ['packages/mongo/src/storage/mongo-storage.ts', 'packages/mongo/src/schema/collections.ts'],
};

/** A noun as a member, or in a list of names. In a scope, as `events:read`, a word follows. */
const naming = (noun: string) =>
  new RegExp(String.raw`^\s*(?:readonly |this\.)?'?${noun}'?(?:\??:(?!\w)| = |\(|,$)|[{,] ${noun}[,: ]`, 'm');
const listed = Object.keys(nouns).map(naming);
/** Fewer are what a file works with. */
const isList = (text: string) => listed.filter((noun) => noun.test(text)).length >= 4;

it('a noun is registered in five places: no other file of a package lists the nouns', () => {
  const files = readdirSync(join(root, 'packages')).flatMap((name) =>
    sourceFiles(`packages/${name}`).map((file) => `packages/${name}/src/${file}`),
  );
  const lists = files.filter((file) => isList(readFileSync(join(root, file), 'utf8')));
  expect(lists.filter((file) => !Object.values(places).flat().includes(file))).toEqual([]);
  expect(lists).toEqual(
    expect.arrayContaining(['packages/contract/src/nouns/nouns.ts', 'packages/operations/src/registry/implementations.ts']),
  );
});
