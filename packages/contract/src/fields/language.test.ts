import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Language, StoredLanguage } from './language.ts';

const { pattern = '', maxLength = 0 } = z.toJSONSchema(Language, { io: 'input' });
const documented = (tag: string) => new RegExp(pattern, 'u').test(tag) && tag.length <= maxLength;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const text = (characters: string, minLength: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength: max });
const subtag = fc.oneof(
  text(letters, 1, 9),
  text(`${letters}0123456789`, 1, 9),
  fc.constantFrom('u', 'x', 't', 'root', 'posix', 'cmn', 'sh', 'Latn', '419', '1996', 'rozaj', 'biske', 'heploc', 'hepburn', 'ü', ''),
);
const tag = fc.oneof(
  fc.array(subtag, { minLength: 1, maxLength: 9 }).map((subtags) => subtags.join('-')),
  fc.tuple(text(letters, 2, 3), fc.array(subtag, { maxLength: 5 })).map(([language, subtags]) => [language, ...subtags].join('-')),
);

describe('a language', () => {
  it('is accepted exactly if it matches the documented pattern, and Intl accepts it then', () => {
    const claim = fc.property(tag, (given) => {
      const { success, data } = Language.safeParse(given);
      expect([given, success]).toEqual([given, documented(given)]);
      if (data === undefined) return;
      expect(documented(data)).toBe(true);
      expect(Language.parse(data)).toBe(data);
      expect([...new Intl.Segmenter(data, { granularity: 'word' }).segment('a b')]).toHaveLength(3);
      expect(new Intl.DisplayNames(['en'], { type: 'language' }).of(data)).toEqual(expect.any(String));
    });
    fc.assert(claim, { numRuns: 5_000 });
  });

  it.each([
    ['pt-br', 'pt-BR'],
    ['ZH-hant-tw', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['de-1996', 'de-1996'],
    ['de-1996-1996', 'de-1996'],
    ['ca-valencia', 'ca-valencia'],
    ['sl-rozaj-biske', 'sl-biske-rozaj'],
    ['en-US-posix', 'en-US'],
    ['art-lojban', 'jbo'],
    ['cmn', 'zh'],
    ['iw', 'he'],
    [' en ', 'en'],
  ])('%s is %s', (given, canonical) => {
    expect(Language.parse(given)).toBe(canonical);
  });

  it.each(['en-US-u-hc-h12', 'en-t-de', 'en-a-bbb', 'en-x-a', 'x-private', 'i-klingon', 'zh-cmn', 'abcd', 'root', 'en_US', 'en-', ''])(
    '%s is refused',
    (given) => {
      expect(Language.safeParse(given).success).toBe(false);
    },
  );

  it.each([
    ['German', 'de'],
    ['english', 'en'],
    ['Deutsch', 'de'],
    ['Français', 'fr'],
    ['日本語', 'ja'],
  ])('%s is refused with the tag that is meant, and stays readable where a version before stored it', (name, meant) => {
    expect(Language.safeParse(name).error?.issues).toMatchObject([{ message: expect.stringContaining(`did you mean ${meant}?`) }]);
    expect(StoredLanguage.safeParse(name).success).toBe(/^[A-Za-z]+$/.test(name));
  });

  it('of which nobody knows a name is taken where it is a tag', () => {
    for (const given of ['xx', 'qqq', 'tlh', 'gsw-CH']) expect(Language.parse(given)).toBe(given);
    expect(Language.safeParse('Gibberish').error?.issues).toMatchObject([{ message: expect.stringContaining('such as en, de or pt-BR') }]);
  });
});
