import { contentTypes, type ContentTypeDefinition } from '@handbill/contract';
import { mostSimilar, snakeCase } from './most-similar.ts';
import { fieldSynonyms } from './synonyms.ts';

/** The fields of some kind of content that its definition says are called so elsewhere. */
const fieldsOfKinds = new Map<string, string[]>();
for (const { synonyms: ofKind = {} } of Object.values<Pick<ContentTypeDefinition, 'synonyms'>>(contentTypes))
  for (const [field, names] of Object.entries(ofKind))
    for (const name of names ?? []) fieldsOfKinds.set(name, [...(fieldsOfKinds.get(name) ?? []), field]);

const parts = new Set(Object.values(contentTypes).flatMap(({ output }) => Object.keys(output.shape)));

const fieldsCalled = (name: string): readonly string[] => [
  ...(parts.has(name) ? [`output.${name}`] : []),
  ...(Object.hasOwn(fieldSynonyms, name) ? (fieldSynonyms[name] ?? []) : []),
  ...(fieldsOfKinds.get(name) ?? []),
];

/** The field that was probably meant: one that a listed synonym stands for, else the one with the most similar spelling. */
export function nearestField(unknown: string, known: readonly string[]): string | undefined {
  const name = snakeCase(unknown);
  const isKnown = (field: string): boolean => known.includes(field.split('.', 1)[0] ?? field);
  return fieldsCalled(name).find(isKnown) ?? mostSimilar(name, known);
}
