import { setTimeout } from 'node:timers/promises';
import type { CallFailure, Completion, LanguageModel, ModelCall } from '../language-model.ts';
import { plays, type Play, wellPlayed } from './plays.ts';
import { scenarioOf } from './scenarios.ts';
import { streamOut } from './stream-out.ts';

const model = 'sandbox-1';
const charactersPerToken = 4;

const tokens = (text: string): number => Math.ceil(text.length / charactersPerToken);

/** Waits, unless nobody waits for it any more. */
async function patiently(wait: number, signal: AbortSignal): Promise<boolean> {
  // The only thing that can end a timer early is the signal.
  if (wait > 0) await setTimeout(wait, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

const stopped = { kind: 'failure', code: 'generation_failed', detail: 'The writing was stopped before the text was done.' } as const;

async function perform({ wait, attempts, text, end }: Play, { prompt, signal, onText }: ModelCall): Promise<Completion | CallFailure> {
  const usage = { model, attempts, input_tokens: tokens(prompt.system + prompt.user), output_tokens: tokens(text) };
  if (!(await patiently(wait, signal))) return { ...usage, ...stopped, textSoFar: null };
  await streamOut(text, onText);
  return end.kind === 'failure' ? { ...usage, ...end, textSoFar: text === '' ? null : text } : { ...usage, ...end, text };
}

/**
 * The model that needs no provider: it writes from the request itself, deterministically, offline and at once.
 * A topic that begins with `sandbox:` and the name of a scenario brings that about. Its tokens are an estimate.
 */
export function sandboxModel(): LanguageModel {
  return {
    provider: 'sandbox',
    model,
    complete(call) {
      const scenario = scenarioOf(call.task.request.topic);
      const play = scenario === undefined ? wellPlayed : plays[scenario];
      return perform(play(call.task), call);
    },
  };
}
