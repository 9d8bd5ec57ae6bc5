import { isDeepStrictEqual } from 'node:util';
import { textParts } from '@handbill/contract';
import { describe, expect, it } from 'vitest';
import { brokenAnswers, wholeAnswers, wholeOf } from './corpus.ts';
import { judgeAnswers, type Fault } from './judge-answers.ts';
import { written } from './written-answer.ts';

/** Of those that a person could read. Most of the others are no JSON at all: lines with labels, YAML, XML, a table. */
const minRead = 0.85;

describe(`${brokenAnswers.length} answers that are not what was asked for`, () => {
  let faults: readonly Fault[] = [];
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind);

  it('are judged', { timeout: 300_000 }, async () => {
    expect(brokenAnswers.length).toBeGreaterThan(500);
    faults = await judgeAnswers(brokenAnswers);
  });

  it('are all on record', () => expect(of('lost')).toEqual([]));
  it('send out no draft', () => expect(of('draft')).toEqual([]));
  it('are not ready where something is missing or uncertain', () => expect(of('ready')).toEqual([]));
  it('are failed where there is no text at all', () => expect(of('not failed')).toEqual([]));
  it('are read, most of those that a person could read', () => {
    const readable = brokenAnswers.filter(({ isReadable }) => isReadable).length;
    const read = 1 - of('not read').length / readable;
    console.log({ readable, read });
    expect(read).toBeGreaterThanOrEqual(minRead);
  });
  it('have what is missing named', () => expect(of('not named')).toEqual([]));
  it('are streamed as they are read in the end', () => expect(of('stream')).toEqual([]));
});

describe('the whole texts', () => {
  it.each(wholeAnswers)('$name is ready, so that what keeps a broken answer from it is how it is broken', async ({ request, output }) => {
    const { result } = await written(request, { content: JSON.stringify(output) });
    expect(result).toMatchObject({ kind: 'written', status: 'ready', output });
  });
});

/** In characters: longer ones are read in pieces of all sizes by the tests of the reader. */
const maxLength = 4_000;
const streamed = brokenAnswers.filter(
  ({ sent: { content, message } }) => typeof content === 'string' && content.length <= maxLength && message === undefined,
);

/** In characters. Each answer comes in pieces of one of these lengths. */
const pieces = [1, 7, 64];

it('what a client put together is the record’s text, in pieces of any length', { timeout: 300_000 }, async () => {
  expect(streamed.length).toBeGreaterThan(350);
  const wrong: unknown[] = [];
  for (const [index, { id, of, sent, draft }] of streamed.entries()) {
    const { result, parts } = await written(wholeOf({ id, of }).request, sent, pieces[index % pieces.length]);
    if (result.kind !== 'written') {
      if (draft !== undefined && JSON.stringify(parts).includes(draft)) wrong.push([id, parts]);
    } else if (!isDeepStrictEqual(parts, Object.fromEntries(textParts(result.output)))) wrong.push([id, parts, result.output]);
  }
  expect(wrong).toEqual([]);
});
