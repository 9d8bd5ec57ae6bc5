import { isDeepStrictEqual } from 'node:util';
import { textParts } from '@handbill/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { BrokenAnswer } from './broken-answer.ts';
import { brokenJson } from './broken-json.ts';
import { brokenOff } from './broken-off.ts';
import { brokenShapes } from './broken-shapes.ts';
import { brokenThoughts } from './broken-thoughts.ts';
import { brokenWrapped } from './broken-wrapped.ts';
import { wholeAnswers } from './whole-answers.ts';
import { closeModel, written } from './written-answer.ts';

afterAll(closeModel);

const broken: readonly BrokenAnswer[] = [...brokenWrapped, ...brokenJson, ...brokenShapes, ...brokenThoughts, ...brokenOff];

interface Fault {
  readonly kind: 'not read' | 'lost' | 'draft' | 'ready' | 'not named' | 'stream';
  readonly id: string;
  readonly found: unknown;
}

const faults: Fault[] = [];

/** What was sent, as a person would look for it on record. */
const sentText = ({ sent: { content, message } }: BrokenAnswer): string =>
  typeof content === 'string'
    ? content
    : Object.keys(message ?? {}).some((name) => name.startsWith('tool') || name.startsWith('function'))
      ? '"'
      : '';

async function judge(answer: BrokenAnswer): Promise<void> {
  const { id, of, isReadable, mayBeReady, draft, lacks = [], reads = wholeAnswers[of].output } = answer;
  const fault = (kind: Fault['kind'], found: unknown): void => void faults.push({ kind, id, found });
  const { result, kept, parts } = await written(wholeAnswers[of].request, answer.sent);
  if (!kept.includes(sentText(answer))) fault('lost', kept);
  const output = result.kind === 'written' ? result.output : null;
  if (isReadable && !isDeepStrictEqual(output, reads)) fault('not read', result);
  if (
    draft !== undefined &&
    JSON.stringify([output, result.kind === 'written' ? result.title : '']).includes(draft) &&
    result.kind === 'written' &&
    result.status === 'ready'
  )
    fault('draft', output);
  if (result.kind !== 'written') return;
  if (!mayBeReady && result.status === 'ready') fault('ready', output);
  if (!isDeepStrictEqual(parts, Object.fromEntries(textParts(output)))) fault('stream', parts);
  const named = result.checks.filter(({ outcome, rule }) => outcome === 'fail' && rule === 'required_part').map(({ pointer }) => pointer);
  for (const pointer of lacks)
    if (!named.includes(pointer)) fault('not named', [pointer, result.checks.filter(({ outcome }) => outcome === 'fail'), output]);
}

const of = (kind: Fault['kind']) => faults.filter((fault) => fault.kind === kind);

describe(`${broken.length} answers that are not what was asked for`, () => {
  it('are judged', { timeout: 120_000 }, async () => {
    expect(broken.length).toBeGreaterThanOrEqual(180);
    for (const answer of broken) await judge(answer);
    console.log(`${broken.length} answers, ${broken.filter((one) => one.isReadable).length} readable`);
    for (const { kind, id, found } of faults) console.log(kind, '|', id, '|', JSON.stringify(found).slice(0, 700));
  });

  it('are all on record', () => expect(of('lost')).toEqual([]));
  it('send out no draft', () => expect(of('draft')).toEqual([]));
  it('are not ready where something is missing or uncertain', () => expect(of('ready')).toEqual([]));
  it('are read where a person could read them', () => expect(of('not read').length).toBeLessThanOrEqual(0));
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
