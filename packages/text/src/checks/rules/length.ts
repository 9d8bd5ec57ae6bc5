import { isWithin, words } from '@handbill/contract';
import { patternOf } from '../../kinds/definition-of.ts';
import { maxPart, repeated, withTexts } from '../findings/bad-example.ts';
import { checksOf, defineRule, type Rule } from '../findings/rule.ts';

/** The requested length, within ten percent; without one, nothing is checked. */
export const length: Rule = defineRule(
  (right) => {
    const { request } = right;
    return withTexts(right, maxPart(right), (text) => repeated(text, 1 + (0.4 * (request.length ?? 0)) / words(text, request.language)));
  },
  ({ request, definition, parts }) => {
    if (request.length === null) return [];
    const { counted, outcome } = definition.length;
    const [min, max] = [Math.ceil((request.length * 9) / 10), Math.floor((request.length * 11) / 10)];
    let count = 0;
    for (const { pointer, shown } of parts)
      if (counted.some((start) => isWithin(patternOf(pointer), start))) count += words(shown.text, request.language);
    const fits = count >= min && count <= max;
    const wanted = min === max ? `${min} words` : `${min}–${max} words`;
    const message = fits
      ? `The text has ${count} words.`
      : `The text has ${count} words, which is ${count < min ? 'fewer' : 'more'} than the ${wanted} asked for.`;
    const { check } = checksOf('length', wanted, { measured: count, limit: { min, max }, unit: 'words' });
    return [check(fits ? 'pass' : outcome, `${count} words`, message)];
  },
);
