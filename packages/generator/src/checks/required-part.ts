import type { Check, RequiredPart } from '@handbill/contract';
import { placedAt, type Placed } from './placed.ts';
import type { Rule } from './rule.ts';

/** Lists have what the kind needs, and every text that is there says something. */
export const requiredPart: Rule = function* ({ request, definition, output, texts }) {
  const parts = definition.required(request).flatMap((part) => placedAt(output, part.pointer).map((placed) => counted(part, placed)));
  yield;
  return [...parts, ...written(texts)];
};

function counted({ min, max = Infinity }: RequiredPart, { pointer, value }: Placed): Check {
  const count = Array.isArray(value) ? value.length : Number(value !== null && value !== undefined);
  const fits = count >= min && count <= max;
  const wanted = max === Infinity ? `at least ${min}` : min === max ? String(min) : `${min}–${max}`;
  const message = fits
    ? `${pointer} is as it has to be.`
    : `${pointer} has ${count === 0 ? 'nothing' : count} where ${max === 0 ? 'nothing' : wanted} is needed.`;
  return { rule: 'required_part', outcome: fits ? 'pass' : 'fail', wanted, found: String(count), pointer, message };
}

function written(texts: readonly Placed<string>[]): Check[] {
  const wanted = 'something in every part';
  const empty = texts.filter(({ value }) => value.trim() === '');
  if (empty.length === 0)
    return [{ rule: 'required_part', outcome: 'pass', wanted, found: wanted, pointer: null, message: 'Every part is written.' }];
  return empty.map(({ pointer }) => ({
    rule: 'required_part',
    outcome: 'fail',
    wanted: 'a text',
    found: 'nothing',
    pointer,
    message: `${pointer} is empty.`,
  }));
}
