import type { Check, RequiredPart } from '@handbill/contract';
import { valuesAt, type Located } from '../../kinds/definition-of.ts';
import { filledUp, maxPart, postIn, withTexts } from '../findings/bad-example.ts';
import { checksOf, partName, defineRule, type Rule } from '../findings/rule.ts';
import type { Part, Subject } from '../../shown/subject.ts';

/** Each list must have as many items as its kind needs, and no text may be empty. */
export const requiredPart: Rule = defineRule(
  (right) => {
    const [post] = postIn(right);
    if (post === undefined) return withTexts(right, maxPart(right), () => '');
    // No room for words that autofix could put behind it.
    return withTexts(right, [post], () => filledUp('·', post, right));
  },
  ({ request, definition, output, parts, missing }) => {
    const counts = definition
      .required(request)
      .flatMap((part) => valuesAt(output, part.pointer).flatMap((value) => checkCount(part, value, missing)));
    return [...counts, ...checkEmptyTexts(parts, missing)];
  },
);

function checkCount({ min, max = Infinity }: RequiredPart, { pointer, value }: Located, missing: Subject['missing']): Check[] {
  const count = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  const fits = count >= min && count <= max;
  const wanted = max === Infinity ? `at least ${min}` : min === max ? String(min) : `${min}–${max}`;
  const details = { measured: count, limit: { min, max: max === Infinity ? null : max }, unit: 'items', pointer };
  const { check, passing } = checksOf('required_part', wanted, details);
  const name = partName(pointer);
  if (fits) return passing(`In ${name}, nothing is missing or too much.`, String(count));
  const counted = `In ${name}, ${count === 0 ? 'nothing' : count} was found where ${max === 0 ? 'nothing' : wanted} is needed.`;
  return [check('fail', String(count), missing.has(pointer) ? `Nothing was sent for ${name}.` : counted)];
}

/** Something to read: a letter, a digit or a picture. Signs, markup and invisible characters are nothing. */
const isRead = (text: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(text.replace(/[\u115F\u1160\u3164\uFFA0]/g, ''));

function checkEmptyTexts(parts: readonly Part[], missing: Subject['missing']): Check[] {
  const { check, passing } = checksOf('required_part', 'something in every part');
  const empty = parts.filter(({ shown, role, value }) => (role === 'tags' ? value.trim() === '' : !isRead(shown.text)));
  if (empty.length === 0) return passing('Every part is written.');
  return empty.map(({ pointer, value }) => {
    const isBlank = value.trim() === '';
    const fault = missing.has(pointer) ? 'is missing' : isBlank ? 'is empty' : 'has nothing that a reader could read';
    const found = isBlank ? 'nothing' : 'nothing that a reader could read';
    return check('fail', found, `${partName(pointer)} ${fault}.`, { wanted: 'a text', pointer });
  });
}
