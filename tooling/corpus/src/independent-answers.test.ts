import { describe, expect, it } from 'vitest';
import { independentAnswers } from './independent-answers.ts';
import { judgeAnswers, type Fault } from './judge-answers.ts';

/** Prose and CSV are kept in `text`; quotation marks around a whole text may be meant; nothing tells a comma for a colon from one in a text. */
const notRead = ['shapes/only-the-post-itself', 'second/marks-in-the-values', 'second/csv', 'third/comma-for-colon-once'];

describe(`${independentAnswers.length} answers that the reader was not written for`, () => {
  let faults: readonly Fault[] = [];
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind);

  it('are judged', { timeout: 180_000 }, async () => {
    expect(independentAnswers.length).toBeGreaterThan(300);
    faults = await judgeAnswers(independentAnswers);
  });

  it('are all on record', () => expect(of('lost')).toEqual([]));
  it('send out no draft', () => expect(of('draft')).toEqual([]));
  it('are not ready where something is missing or uncertain', () => expect(of('ready')).toEqual([]));
  it('are failed where there is no text at all', () => expect(of('not failed')).toEqual([]));
  it('are read where a person could read them, but for what is no kind’s shape at all', () =>
    expect(of('not read').map(({ id }) => id)).toEqual(notRead));
  it('have what is missing named', () => expect(of('not named')).toEqual([]));
  it('are streamed as they are read in the end', () => expect(of('stream')).toEqual([]));
});
