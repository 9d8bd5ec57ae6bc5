import { describe, expect, it } from 'vitest';
import type { CallEvent, CallFailure, Completion } from '../model/language-model.ts';
import { CallHistory } from './call-history.ts';
import { Circuit } from './circuit.ts';

const begin = Date.UTC(2026, 10, 27, 10);
const [second, minute] = [1_000, 60_000];
const text: Completion = { kind: 'completion', model: 'm', text: 'Bread', finish: 'stop', needsReview: null };
const failed = (kind: string, fault: CallFailure['fault'] = 'outage'): CallFailure => ({
  kind: 'failure',
  model: 'm',
  code: 'generation_failed',
  detail: 'No.',
  cause: { kind, explanation: 'No.' },
  fault,
  textSoFar: null,
});
const log = { info: () => undefined, warn: () => undefined };

function history(circuit: Circuit | null = null) {
  const clock = { now: begin };
  const calls = new CallHistory(circuit, () => clock.now);
  /** A call whose first words take so long, if they come. */
  async function* call(
    result: Completion | CallFailure,
    words_ms: number | null,
  ): AsyncGenerator<CallEvent, Completion | CallFailure, void> {
    yield { kind: 'attempt', model: 'm', reason: 'first' };
    clock.now += words_ms ?? 0;
    if (words_ms !== null) yield { kind: 'piece', text: 'Bread' };
    return result;
  }
  const make = async (result: Completion | CallFailure, words_ms: number | null = null) => {
    for await (const _ of calls.follow(call(result, words_ms)));
  };
  return { calls, clock, make, call };
}

describe('how calls of a model went', () => {
  it('is not known where nothing was asked', () => {
    expect(history().calls.health).toEqual({ state: 'ok', since: null, last_error: null, success_rate: null, first_delta_ms: null });
  });

  it('is passed on as it goes, and tells how many brought a text and how long the first words took', async () => {
    const { calls, make, call } = history();
    const followed = calls.follow(call(text, 300));
    const steps = [await followed.next(), await followed.next(), await followed.next()];
    expect(steps).toMatchObject([{ value: { kind: 'attempt' } }, { value: { kind: 'piece' } }, { done: true, value: text }]);
    await make(text, 100);
    await make(failed('unreachable'));
    await make(text, null);
    expect(calls.health).toMatchObject({ success_rate: 0.75, first_delta_ms: 200 });
  });

  it('is degraded while one of the last ten calls failed, since the first of them', async () => {
    const { calls, clock, make } = history();
    await make(text);
    const since = new Date((clock.now += second));
    await make(failed('timeout'));
    clock.now += second;
    const last_error = { at: new Date(clock.now), code: 'unreachable' };
    await make(failed('unreachable', 'provider'));
    expect(calls.health).toMatchObject({ state: 'degraded', since, last_error });
    for (let count = 0; count < 9; count += 1) await make(text);
    expect(calls.health.state).toBe('degraded');
    clock.now += second;
    await make(text);
    expect(calls.health).toMatchObject({ state: 'ok', since: new Date(clock.now), last_error });
  });

  it('does not count what was broken off, or was left', async () => {
    const { calls, make, call } = history();
    await make(failed('stopped', 'other'));
    await make(failed('budget_exhausted', 'other'));
    for await (const _ of calls.follow(call(failed('timeout'), 5))) break;
    expect(calls.health).toEqual({ state: 'ok', since: null, last_error: null, success_rate: null, first_delta_ms: null });
  });

  it('is forgotten after an hour, minute by minute, but for the state and the last error', async () => {
    const { calls, clock, make } = history();
    await make(failed('timeout'), 1);
    clock.now += 30 * minute;
    await make(text, 3);
    expect(calls.health).toMatchObject({ success_rate: 0.5, first_delta_ms: 2 });
    clock.now += 30 * minute;
    expect(calls.health).toMatchObject({ success_rate: 1, first_delta_ms: 3 });
    clock.now += 30 * minute;
    expect(calls.health).toMatchObject({ state: 'degraded', last_error: { code: 'timeout' }, success_rate: null, first_delta_ms: null });
    // In the place of the first one.
    await make(text, 7);
    expect(calls.health).toMatchObject({ success_rate: 1, first_delta_ms: 7 });
  });

  it('is down while the circuit of its server is open, whoever has opened it', async () => {
    const circuit = new Circuit('http://models', log, { failures: 1, open_ms: 30_000 });
    const { calls, clock } = history(circuit);
    clock.now += second;
    await circuit.begin()(failed('unreachable'));
    expect(calls.health).toMatchObject({ state: 'down', since: new Date(clock.now), success_rate: null });
  });
});
