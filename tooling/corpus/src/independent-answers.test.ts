import { afterAll, describe, expect, it } from 'vitest';
import { independentEnds } from './independent/independent-ends.ts';
import { independentServers } from './independent/independent-servers.ts';
import { independentShapes } from './independent/independent-shapes.ts';
import { independentSyntax } from './independent/independent-syntax.ts';
import { independentThoughts } from './independent/independent-thoughts.ts';
import { judgeAnswers, type Fault } from './judge-answers.ts';
import { closeModel } from './written-answer.ts';

afterAll(closeModel);

/** Written by somebody who had not seen the reader, before the first of them was read. */
const independent = [...independentServers, ...independentThoughts, ...independentSyntax, ...independentShapes, ...independentEnds];

describe(`${independent.length} answers that the reader was not written for`, () => {
  let faults: readonly Fault[] = [];
  const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind);

  it('are judged', { timeout: 180_000 }, async () => {
    faults = await judgeAnswers(independent);
  });

  it('are all on record', () => expect(of('lost')).toEqual([]));
  it('send out no draft', () => expect(of('draft')).toEqual([]));
  it('are not ready where something is missing or uncertain', () => expect(of('ready')).toEqual([]));
  it('are read where a person could read them', () => expect(of('not read')).toEqual([]));
  it('have what is missing named', () => expect(of('not named')).toEqual([]));
  it('are streamed as they are read in the end', () => expect(of('stream')).toEqual([]));
});
