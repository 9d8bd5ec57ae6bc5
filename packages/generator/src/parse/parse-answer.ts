import type { Steps } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { findOutput } from './find-output.ts';
import { readJsonSteps } from './read-json.ts';

/** What could be read from an answer; `output` is `null` where nothing of the right shape was in it. */
export interface Parsed {
  readonly output: AnyOutput | null;
  /** The answer ended before its JSON did. */
  readonly truncated: boolean;
}

/** Enough for any prose around an answer, and an end for a text that is nothing but brackets. */
const mostStarts = 200;
/** How often an answer is read again, all in all, because what began like JSON was none. */
const mostReadings = 8;
/** Up to here JSON.parse is quick enough for one step. */
const shortEnough = 65_536;

/** Reads an answer forgivingly, in steps: plain, fenced, with prose or thoughts around it, wrapped in something, cut off. */
export function* parseAnswer(definition: AnyDefinition, answer: string): Steps<Parsed> {
  const find = findOutput(definition);
  const whole = strictly(answer);
  const output = whole === undefined ? null : yield* find(whole, false);
  if (output !== null) return { output, truncated: false };
  return yield* amongProse(answer, find);
}

function strictly(answer: string): unknown {
  if (answer.length > shortEnough) return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** Tries each JSON object or list in a text. Lists in prose are few, so a start that leads nowhere costs little. */
function* amongProse(answer: string, find: ReturnType<typeof findOutput>): Steps<Parsed> {
  const start = /[{[]/g;
  start.lastIndex = Math.max(0, answer.lastIndexOf('</think>'));
  const noJson = new Set<number>();
  let [truncated, left] = [false, answer.length * mostReadings];
  for (let starts = 0; starts < mostStarts && left > 0;) {
    const at = start.exec(answer)?.index;
    if (at === undefined) break;
    if (noJson.has(at)) continue;
    starts += 1;
    const read = yield* readJsonSteps(answer, at);
    if ('opened' in read) {
      left -= read.end - at;
      for (const opened of read.opened) noJson.add(opened);
      continue;
    }
    start.lastIndex = read.end;
    const output = yield* find(read.value, read.truncated);
    if (output !== null) return { output, truncated: read.truncated };
    truncated ||= read.truncated;
  }
  return { output: null, truncated };
}
