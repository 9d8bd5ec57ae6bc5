import { measure } from '@handbill/contract';
import { repeated, withTexts } from '../findings/bad-example.ts';
import { checksOf, partName, defineRule, type Rule } from '../findings/rule.ts';

/** The lengths that search engines show, in characters: Google cuts titles at some 600 pixels and descriptions at some 920 (developers.google.com/search, “Title links” and “Snippets” give none; by those who measure; 2026-11). Fewer are a place given away. */
export const seoLengths: Readonly<Record<string, { readonly min: number; readonly max: number }>> = {
  meta_title: { min: 15, max: 60 },
  meta_description: { min: 70, max: 160 },
  slug: { min: 3, max: 75 },
};

export const seoLength: Rule = defineRule(
  (right) => withTexts(right, right.parts, (text, { pointer }) => (pointer.startsWith('/meta_') ? repeated(text, 4) : text)),
  ({ parts }) =>
    parts.flatMap(({ pointer, shown }) => {
      const range = seoLengths[pointer.slice(1)];
      // An empty one is `required_part`’s to tell.
      if (range === undefined || !/[\p{L}\p{N}]/u.test(shown.text)) return [];
      const count = shown.text.length > 10_000 ? shown.text.length : (measure(shown.text.trim(), 'graphemes') ?? 0);
      const fits = count >= range.min && count <= range.max;
      const wanted = `${range.min}–${range.max} characters`;
      const { check } = checksOf('seo_length', wanted, { measured: count, limit: range, unit: 'characters', pointer });
      const has = `${partName(pointer)} has ${count} characters`;
      const remark = fits ? '' : `; search engines ${count > range.max ? 'cut it' : 'have room for more'}: ${wanted}`;
      return [check(fits ? 'pass' : 'warn', `${count} characters`, `${has}${remark}.`)];
    }),
);
