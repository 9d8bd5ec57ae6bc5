import { isDeepStrictEqual } from 'node:util';
import { textParts } from '@handbill/contract';
import { expect, it } from 'vitest';
import { brokenAnswers } from './broken-answers.ts';
import { independentAnswers } from './independent-answers.ts';
import { wholeAnswers } from './whole-answers.ts';
import { written } from './written-answer.ts';

/** In characters: longer ones are read in pieces of all sizes by the tests of the reader. */
const maxLength = 4_000;
const streamed = [...brokenAnswers, ...independentAnswers].filter(
  ({ sent: { content, message } }) => typeof content === 'string' && content.length <= maxLength && message === undefined,
);

/** In characters. Each answer comes in pieces of one of these lengths. */
const pieces = [1, 7, 64];

it('what a client put together is the record’s text, in pieces of any length', { timeout: 300_000 }, async () => {
  expect(streamed.length).toBeGreaterThan(350);
  const wrong: unknown[] = [];
  for (const [index, { id, of, sent, draft }] of streamed.entries()) {
    const piece = pieces[index % pieces.length];
    const { result, parts } = await written(wholeAnswers[of].request, sent, piece);
    if (result.kind !== 'written') {
      if (draft !== undefined && JSON.stringify(parts).includes(draft)) wrong.push([id, parts]);
    } else if (!isDeepStrictEqual(parts, Object.fromEntries(textParts(result.output)))) wrong.push([id, parts, result.output]);
  }
  expect(wrong).toEqual([]);
});
