import { wordSteps } from '@handbill/contract';
import { placedAt, textsUnder } from './placed.ts';
import type { Rule } from './rule.ts';

/** The length that was asked for, within ten percent; no length, no check. */
export const length: Rule = function* ({ request, definition, output }) {
  if (request.length === null) return [];
  const [least, most] = [Math.ceil((request.length * 9) / 10), Math.floor((request.length * 11) / 10)];
  const texts = definition.length.counted.flatMap((pointer) => placedAt(output, pointer)).flatMap(textsUnder);
  let count = 0;
  for (const { value } of texts) count += yield* wordSteps(value, request.language);
  const fits = count >= least && count <= most;
  const wanted = least === most ? `${least} words` : `${least}–${most} words`;
  const message = fits
    ? `The text has ${count} words.`
    : `The text has ${count} words, which is ${count < least ? 'fewer' : 'more'} than the ${wanted} asked for.`;
  return [{ rule: 'length', outcome: fits ? 'pass' : definition.length.outcome, wanted, found: `${count} words`, pointer: null, message }];
};
