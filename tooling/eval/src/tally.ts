import { sumOfCosts } from '@handbill/contract';
import type { AttemptResult, Writing } from '@handbill/operations';
import type { Call } from './results.ts';

/** Takes a text to its end; resolves to its result, and to the figures of the calls of models for it. */
export async function tally<Result>(writing: Writing<Result>) {
  const calls: Call[] = [];
  const ended: AttemptResult[] = [];
  let failing_first: string[] | undefined;
  for await (const event of writing) {
    const last = calls.at(-1);
    if (event.kind === 'attempt') {
      const { reason, model } = event;
      calls.push({ reason, model, finish_reason: null, answer: null, failing: [], error: null });
    }
    if (event.kind === 'attempt_ended') {
      const { finish_reason, answer, error } = event.result;
      ended.push(event.result);
      if (last !== undefined) Object.assign(last, { finish_reason, answer, error: error?.message ?? null });
    }
    if (event.kind === 'check') {
      const failing = event.failing.map(({ rule }) => rule);
      failing_first ??= failing;
      if (last !== undefined) last.failing = failing;
    }
    if (event.kind === 'ended') {
      const sum = (name: 'input_tokens' | 'output_tokens') =>
        ended.reduce<number | null>((total, { [name]: count }) => (count === null ? total : (total ?? 0) + count), null);
      const used = {
        input_tokens: sum('input_tokens'),
        output_tokens: sum('output_tokens'),
        cost: sumOfCosts(ended.map(({ cost }) => cost)),
      };
      return { result: event.result, figures: { attempts: calls.length, calls, failing_first: failing_first ?? [], ...used } };
    }
  }
  throw new Error('The writer ended without a result');
}
