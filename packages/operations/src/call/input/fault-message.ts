import type * as z from 'zod';
import { mostSimilar, snakeCase } from './most-similar.ts';
import { valueSynonyms } from './synonyms.ts';

/** The value that was probably meant: one that a listed synonym stands for, else the one with the most similar spelling. */
function nearestValue(sent: unknown, allowed: readonly unknown[]): string | undefined {
  if (typeof sent !== 'string' || sent === '') return undefined;
  const texts = allowed.filter((value) => typeof value === 'string');
  const name = snakeCase(sent);
  const listed = Object.hasOwn(valueSynonyms, name) ? valueSynonyms[name] : undefined;
  return listed?.find((value) => texts.includes(value)) ?? mostSimilar(name, texts);
}

const names: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  boolean: 'true or false',
  date: 'a time',
};
const units: Readonly<Record<string, string>> = { string: ' characters long', array: ' items long', object: ' entries' };
const shown = 40;

const list = (values: readonly unknown[]) => (values.length > shown ? `${values.slice(0, shown).join(', ')}, …` : values.join(', '));
const oneOf = (values: readonly unknown[], sent: unknown) => {
  const meant = nearestValue(sent, values);
  return `${values.length > 1 ? 'one of ' : ''}${list(values)}${meant === undefined || values.length === 1 ? '' : `: did you mean ${meant}?`}`;
};

/** The requirement of a field, where one sentence can say it. */
function expectation(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return names[issue.expected] ?? issue.expected;
  if (issue.code === 'invalid_value') return oneOf(issue.values, issue.input);
  return issue.code === 'invalid_union' && Array.isArray(issue['options']) ? oneOf(issue['options'], sentIn(issue)) : undefined;
}

/** For a union by `type` zod hands in the whole object; the message is about its `type`. */
const sentIn = ({ code, input, ...issue }: z.core.$ZodRawIssue): unknown => {
  const discriminator = code === 'invalid_union' ? issue['discriminator'] : undefined;
  return typeof discriminator === 'string' ? (input as Record<string, unknown> | undefined)?.[discriminator] : input;
};

/** Says for people how a field is wrong and which values are allowed; `undefined`: zod's own message is used. */
export function faultMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const expected = expectation(issue);
  if (expected !== undefined) return sentIn(issue) === undefined ? `is required: ${expected}` : `must be ${expected}`;
  if (issue.code === 'too_small')
    return issue.input === '' ? 'must not be empty' : `must be at least ${issue.minimum}${units[issue.origin] ?? ''}`;
  return issue.code === 'too_big' ? `must be at most ${issue.maximum}${units[issue.origin] ?? ''}` : undefined;
}
