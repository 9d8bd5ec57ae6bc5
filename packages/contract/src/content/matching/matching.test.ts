import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { characters } from '../counting/counters.ts';
import { fold } from './fold.ts';
import { hashtagsIn, tagName } from './hashtags-in.ts';
import { occursIn } from './occurs-in.ts';

describe('folding', () => {
  it.each([
    ['SOURDOUGH', 'sourdough'],
    ['ＳＥＯ', 'seo'],
    ['ﾊﾟﾝ', 'パン'],
    ['Cafe\u0301', 'café'],
    ['ΛΌΓΟΣ λόγος', 'λόγοσ λόγοσ'],
    ['Baker’s\u00A0\n dozen', "baker's dozen"],
    ['ﬁ ㎏', 'ﬁ ㎏'],
    ['Straße STRASSE STRAẞE', 'strasse strasse strasse'],
    ['İstanbul I\u0307stanbul istanbul', 'istanbul istanbul istanbul'],
  ])('%j is compared as %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing the second time, and makes no text but one with ß longer than its composed form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(characters(fold(text))).toBeLessThanOrEqual(characters(text.normalize().replaceAll(/[ßẞ]/g, 'ss')));
      }),
    );
  });
});

describe('finding a phrase', () => {
  it('finds any phrase between spaces', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), fc.string(), (before, phrase, after) => {
        fc.pre(fold(phrase).trim() !== '');
        expect(occursIn(fold(`${before} ${phrase.trim()} ${after}`), fold(phrase.trim()))).toBe(true);
      }),
    );
  });

  it('continues after an occurrence that is only part of a word', () => {
    expect(occursIn('breadth of bread', 'bread')).toBe(true);
    expect(occursIn('breadth', 'bread')).toBe(false);
  });
});

describe('hashtags in a text', () => {
  it.each([
    ['Fresh #Bread, #焼きたて and ＃Rye.', ['bread', '焼きたて', 'rye']],
    ['a#b &#39; # no ##twice', ['twice']],
    ['https://example.com/a#b example.com#c (#d)', ['d']],
    ['#1 #2026 #2026_loaves', ['2026_loaves']],
    ['❤️#baking 👩‍🍳#rye ✌🏿️#loaf #️⃣one', ['baking', 'rye', 'loaf']],
    ['#rye#bread #https://example.com', []],
    ['#می\u200Cخواهم #il·lusió #メ～テレ', ['می\u200Cخواهم', 'il·lusió', 'メ~テレ']],
  ])('%j', (text, tags) => {
    expect([...hashtagsIn(text)]).toEqual(tags);
  });

  it('are compared without #, in any case', () => {
    for (const [one, other] of [
      ['#SourDough', 'sourdough'],
      ['#Straße', 'STRASSE'],
      ['#İzmir', 'izmir'],
      ['#Cafe\u0301', 'café'],
      ['＃ＬＯＡＦ', 'loaf'],
    ] as const)
      expect(tagName(one)).toBe(tagName(other));
  });
});
