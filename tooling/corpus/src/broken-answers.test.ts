import { describe, expect, it } from 'vitest';
import { brokenAnswers } from './broken-answers.ts';
import { judgeAnswers, type Fault } from './judge-answers.ts';
import { wholeAnswers } from './whole-answers.ts';
import { written } from './written-answer.ts';

describe(`${brokenAnswers.length} answers that are not what was asked for`, () => {
  let faults: readonly Fault[] = [];
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind);

  it('are judged', { timeout: 120_000 }, async () => {
    expect(brokenAnswers.length).toBeGreaterThanOrEqual(180);
    faults = await judgeAnswers(brokenAnswers);
  });

  it('are all on record', () => expect(of('lost')).toEqual([]));
  it('send out no draft', () => expect(of('draft')).toEqual([]));
  it('are not ready where something is missing or uncertain', () => expect(of('ready')).toEqual([]));
  it('are read where a person could read them', () => expect(of('not read')).toEqual([]));
  it('have what is missing named', () => expect(of('not named')).toEqual([]));
  it('are streamed as they are read in the end', () => expect(of('stream')).toEqual([]));
});

describe('the whole texts', () => {
  it.each(Object.entries(wholeAnswers))(
    '%s is ready, so that what keeps a broken answer from it is how it is broken',
    async (_, { request, output }) => {
      const { result } = await written(request, { content: JSON.stringify(output) });
      expect(result).toMatchObject({ kind: 'written', status: 'ready', output });
    },
  );
});
