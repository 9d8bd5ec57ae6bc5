import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nouns } from '../../packages/contract/src/nouns/nouns.ts';
import { root, sourceFiles } from './source-files.ts';

/** The lists of nouns: a new one is added to each, besides files of its own. */
const places = {
  contract: ['packages/contract/src/contract.ts', 'packages/contract/src/nouns/nouns.ts'],
  handlers: ['packages/operations/src/registry/implementations.ts'],
  ports: ['packages/operations/src/ports/storage.ts'],
  stores: ['packages/mongo/src/storage/mongo-storage.ts', 'packages/mongo/src/schema/collections.ts'],
  'names of types for customers': ['packages/client/src/calls/procedures.ts'],
};

const words = (group: string): readonly string[] => {
  const snake = group.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return [...new Set([group, snake, snake.replace(/s$/, '')])];
};

/**
 * A noun as a member, in a list of names, as a string, or in the name of what is kept of it: in the contract's spelling, the collections' or the
 * events'. In a scope, as `events:read`, a word follows.
 */
const naming = (group: string): RegExp => {
  const noun = `(?:${words(group).join('|')})`;
  const pascal = group.slice(0, 1).toUpperCase() + group.slice(1);
  const member = String.raw`^\s*(?:readonly |this\.)?'?${noun}'?(?:\??:(?!\w)| = |\(|,$)|[{,] ${noun}[,: ]`;
  return new RegExp(`${member}|'${noun}(?:_deleted)?'|\\bkept${pascal}\\b`, 'm');
};
/** Of other groups, such as `events` and `models`, there are no records: many files use those words for something else. */
const listed = Object.entries(nouns).flatMap(([group, noun]) => ('idPrefix' in noun ? [naming(group)] : []));
const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
/** A list of names is no longer than this; in more lines a file works with several nouns. */
const lines = 40;
/** Fewer nouns are no list. */
const nounsOfList = 4;

function isList(text: string): boolean {
  const all = withoutComments(text).split('\n');
  return all.some((_, at) => {
    const some = all.slice(at, at + lines).join('\n');
    return listed.filter((noun) => noun.test(some)).length >= nounsOfList;
  });
}

it('a noun is added in five places, and no other file of a package or of the server lists the nouns', () => {
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'apps/server'];
  const files = folders.flatMap((folder) => sourceFiles(folder).map((file) => `${folder}/src/${file}`));
  const lists = files.filter((file) => isList(readFileSync(join(root, file), 'utf8')));
  expect(lists.toSorted()).toEqual(Object.values(places).flat().toSorted());
  expect(Object.keys(places)).toHaveLength(5);
});

it.each([
  ['collections', "['campaigns', 'content', 'brand_voices', 'keys']"],
  ['events', 'const readers = {\n  campaign: a,\n  content: b,\n  brand_voice: c,\n  key: d,\n};'],
  ['tables', 'const all = [keptCampaigns, keptContent, keptBrandVoices, keptKeys];'],
])('a list in the spelling of %s is found', (_, text) => {
  expect(isList(text)).toBe(true);
});
