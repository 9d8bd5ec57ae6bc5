import { contentTypes } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { english } from './en/english.ts';
import { languages, patternsFor, supportsLanguage } from './languages.ts';

const fieldsOf = (kind: string): string[] =>
  Object.values(contentTypes).flatMap(({ name, output }) => (name === kind ? Object.keys(output.shape) : []));

describe.each(Object.entries(languages))('the patterns in %s', (_, { kinds: patterns, ...shared }) => {
  it.each(Object.entries(patterns))('know fields of %s, and none besides', (name, kind) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(Object.keys(kind?.parts ?? {})));
  });

  it('are for the same kinds and fields as in English', () => {
    const parts = (all: typeof patterns) => Object.entries(all).map(([name, kind]) => [name, Object.keys(kind?.parts ?? {})]);
    expect(parts(patterns)).toEqual(parts(english.kinds));
  });

  const frames = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null && !(value instanceof RegExp)
        ? Object.values(value).flatMap(frames)
        : [];
  const all = frames([patterns, shared]);

  it('state no figures', () => {
    expect(all.filter((frame) => /\p{Nd}/u.test(frame))).toEqual([]);
  });

  it('close every choice and every slot, and nest none', () => {
    expect(
      all.filter(
        (frame) =>
          frame
            .replace(/\[[^[\]]*\]/g, '')
            .replace(/\{\w+\}/g, '')
            .match(/[[\]{}|]/) !== null && !frame.includes(' | '),
      ),
    ).toEqual([]);
  });
});

describe('patterns for a language', () => {
  it('are found by its primary subtag, and are English where there are none', () => {
    expect(patternsFor('de-AT')).toBe(languages['de']);
    expect(patternsFor('pt-BR')).toBe(languages['en']);
    expect([supportsLanguage('en-GB'), supportsLanguage('DE'), supportsLanguage('fr'), supportsLanguage('constructor')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
