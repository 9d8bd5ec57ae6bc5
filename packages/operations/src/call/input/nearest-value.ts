import { mostSimilar, snakeCase } from './most-similar.ts';
import { valueSynonyms } from './synonyms.ts';

/** The value that was probably meant: one that a listed synonym stands for, else the one with the most similar spelling. */
export function nearestValue(sent: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof sent !== 'string' || sent === '') return undefined;
  const texts = allowed.filter((value) => typeof value === 'string');
  const name = snakeCase(sent);
  const listed = Object.hasOwn(valueSynonyms, name) ? valueSynonyms[name] : undefined;
  return listed?.find((value) => texts.includes(value)) ?? mostSimilar(name, texts);
}
