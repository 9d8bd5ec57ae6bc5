import type { Operation } from '@handbill/contract';
import * as z from 'zod';
import { boundOperations } from '../bound-operations.ts';
import type { Context } from '../context.ts';
import { sharedByCalls } from '../request-context.ts';
import { fewAtOnce } from './few-at-once.ts';
import { instantWriter } from './instants.ts';
import { joinInTurns } from './join-in-turns.ts';
import { maxBatchSize } from './max-batch-size.ts';
import { readSuperjson } from './read-superjson.ts';
import { inSuperjson } from './transformer.ts';

const answersPage = ({ output }: Operation): boolean => output instanceof z.ZodObject && 'pagination' in output.shape;

const queries = new Map(
  boundOperations.flatMap(({ name, operation, bound }) =>
    operation.kind === 'query' ? [[name, { bound, writer: instantWriter(operation.output), isPage: answersPage(operation) }] as const] : [],
  ),
);

/** A page may be 1.3 MB as text, and several times as much while it is read and proved: a batch is not to hold fifty of them. */
const pagesAtOnce = 2;

const form = /^([\w.,]+)(?:\?(batch=1&)?(?:input=([^&]+))?)?$/;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An input as the client's superjson wrote it; throws on anything else. */
function inputOf(sent: unknown): unknown {
  if (sent === undefined) return {};
  if (!isRecord(sent) || !('json' in sent)) throw new TypeError('Not superjson');
  return readSuperjson(sent) ?? {};
}

function inputsOf(text: string | undefined, count: number, batched: boolean): unknown[] | undefined {
  try {
    const sent: unknown = text === undefined ? undefined : JSON.parse(decodeURIComponent(text.replaceAll('+', ' ')));
    return batched ? Array.from({ length: count }, (_, at) => inputOf((sent as Record<number, unknown>)[at])) : [inputOf(sent)];
  } catch {
    return undefined;
  }
}

/**
 * Reads what stands behind `/trpc/`: plain queries, single or in a batch, are answered as tRPC answers them, at a third of what it costs.
 * `undefined`, or an answer that fails: it is tRPC's to answer. Queries change nothing, so that asking twice does no harm.
 */
export function plainQueries(address: string): ((context: Context) => Promise<string | Uint8Array>) | undefined {
  const [, names = '', batch, text] = form.exec(address) ?? [];
  // Cut off where it is too long: it is tRPC's to refuse then, as everything that is not known.
  const called = names.split(',', maxBatchSize + 1);
  if (called.length > maxBatchSize) return undefined;
  const asked = called.flatMap((name) => queries.get(name) ?? []);
  const batched = batch !== undefined;
  const count = called.length;
  const inputs = asked.length === count && (batched || count === 1) ? inputsOf(text, count, batched) : undefined;
  if (inputs === undefined) return undefined;
  return async (context) => {
    const { turns } = sharedByCalls(context);
    const works = asked.map(({ bound, writer }, at) => async () => {
      const data = await bound.invoke(context, inputs[at]);
      return turns.take(() => JSON.stringify({ result: { data: inSuperjson(data, writer) } }));
    });
    const texts = await fewAtOnce(asked.some(({ isPage }) => isPage) ? pagesAtOnce : count, works);
    return batched ? joinInTurns(texts, turns) : (texts[0] ?? '');
  };
}
