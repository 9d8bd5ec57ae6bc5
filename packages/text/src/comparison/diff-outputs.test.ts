import { contentTypes, partAt, type Content } from '@handbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLike } from '../reading/any-output.fixture.ts';
import { diffOutputs, replacedParts } from './diff-outputs.ts';

type Output = Content['output'];

const email = contentTypes.email.example.output;
const withBody = (body: string): Output => ({ ...email, body });
const words = (count: number, name: string): string => Array.from({ length: count }, (_, index) => `${name}${index}`).join(' ');

describe('two outputs', () => {
  it('differ by part and word', () => {
    const after = { ...email, body: 'Six calm evenings, and a loaf.' };
    expect(diffOutputs(withBody('Six loud evenings, and a loaf.'), after, 'en')).toEqual([
      {
        pointer: '/body',
        changes: [
          { op: 'keep', text: 'Six ' },
          { op: 'delete', text: 'loud' },
          { op: 'insert', text: 'calm' },
          { op: 'keep', text: ' evenings, and a loaf.' },
        ],
      },
    ]);
    expect(diffOutputs(email, { ...email }, 'en')).toEqual([]);
  });

  it('are divided into the words of their language', () => {
    expect(diffOutputs(withBody('私はパンを焼く'), withBody('私はケーキを焼く'), 'ja')[0]?.changes).toEqual([
      { op: 'keep', text: '私は' },
      { op: 'delete', text: 'パン' },
      { op: 'insert', text: 'ケーキ' },
      { op: 'keep', text: 'を焼く' },
    ]);
  });

  it('may have parts that the other one lacks, in the order of the output', () => {
    const page = contentTypes.landing_page.example.output;
    const section = { heading: 'Bring a jar', body: '' };
    const changed = { ...page, headline: '', sections: [...page.sections, section], meta_title: 'Bread' };
    const at = page.sections.length;
    expect(diffOutputs(page, changed, 'en').map(({ pointer }) => pointer)).toEqual(['/headline', `/sections/${at}/heading`, '/meta_title']);
    expect(diffOutputs(page, changed, 'en')[1]?.changes).toEqual([{ op: 'insert', text: 'Bring a jar' }]);
    expect(diffOutputs(null, withBody(''), 'en')).toEqual(
      [email.subject, email.preheader, email.call_to_action].map((text) => ({
        pointer: expect.any(String),
        changes: [{ op: 'insert', text }],
      })),
    );
    const [variant] = contentTypes.ad_copy.example.output.variants;
    const ad = (primary_text: string | null): Output => ({ variants: [{ headlines: [], descriptions: [], ...variant, primary_text }] });
    expect(diffOutputs(ad('Bread'), ad(null), 'en')).toEqual([
      { pointer: '/variants/0/primary_text', changes: [{ op: 'delete', text: 'Bread' }] },
    ]);
  });

  /** That putting the pieces together gives both, and that nothing else is told. */
  function expectBoth(before: Output, after: Output): void {
    const parts = diffOutputs(before, after, 'en');
    for (const { pointer, changes } of parts) {
      const without = (left: string) => changes.flatMap(({ op, text }) => (op === left ? [] : [text])).join('');
      expect([without('insert'), without('delete')]).toEqual([partAt(before, pointer) ?? '', partAt(after, pointer) ?? '']);
      expect(changes.every(({ text }) => text !== '')).toBe(true);
    }
    expect(parts.map(({ pointer }) => pointer)).toEqual(replacedParts(before, after).map(({ pointer }) => pointer));
  }

  it.each(Object.values(contentTypes))('put together again are what they were: $name', ({ example }) => {
    const output = anyLike(example.output) as fc.Arbitrary<Output>;
    fc.assert(fc.property(output, output, expectBoth), { numRuns: 50 });
  });

  it('put together again are what they were, however alike', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', ' ', '\n', '. ', '。', '焼く', '👨‍👩‍👧', 'e\u0301', '\u0301', '\ud800'))
      .map((all) => all.join(''));
    fc.assert(fc.property(text.map(withBody), text.map(withBody), expectBoth));
  });
});

describe('a part', () => {
  it('in which too many words differ is replaced as a whole, and so are others when there were many', () => {
    const [before, after] = [words(3_000, 'a'), words(3_000, 'b')];
    expect(diffOutputs(withBody(before), withBody(after), 'en')).toEqual(replacedParts(withBody(before), withBody(after)));
    const sections = (name: string, body: string) => ({
      ...contentTypes.blog_article.example.output,
      sections: Array.from({ length: 5 }, () => ({ heading: name, body })),
    });
    const bodies = diffOutputs(sections('a', words(900, 'a')), sections('b', words(900, 'b')), 'en')
      .filter(({ pointer }) => pointer.endsWith('/body'))
      .map(({ changes }) => changes.length);
    expect(bodies.map((count) => count > 2)).toEqual([true, true, true, false, false]);
  });

  it('of many words that stay is compared however long it is', () => {
    const long = words(15_000, 'w');
    expect(diffOutputs(withBody(long), withBody(`${long} and butter`), 'en')[0]?.changes).toEqual([
      { op: 'keep', text: long },
      { op: 'insert', text: ' and butter' },
    ]);
  });
});
