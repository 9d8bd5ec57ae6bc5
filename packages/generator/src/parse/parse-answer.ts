import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { fitted, isObject } from './fitted.ts';
import { readJson, type ReadJson } from './read-json.ts';

/** What could be read from an answer; `output` is `null` where nothing of the right shape was in it. */
export interface Parsed {
  readonly output: AnyOutput | null;
  /** The answer ended before its JSON did. */
  readonly truncated: boolean;
}

/** Enough for any prose around an answer, and an end for a text that is nothing but brackets. */
const mostStarts = 200;
const deepestWrapper = 3;

/** Reads an answer forgivingly: plain, fenced, with prose or thoughts around it, wrapped in something, cut off. */
export function parseAnswer(definition: AnyDefinition, answer: string): Parsed {
  let truncated = false;
  for (const read of valuesIn(answer)) {
    for (const candidate of unwrapped(definition, read.value, deepestWrapper)) {
      const output = shaped(definition, candidate, read.truncated);
      if (output !== null) return { output, truncated: read.truncated };
    }
    truncated ||= read.truncated;
  }
  return { output: null, truncated };
}

/** Every JSON object or list in a text, the strictly readable whole first. Lists in prose are few, so a start that leads nowhere costs little. */
function* valuesIn(answer: string): Generator<ReadJson, void> {
  const whole = strictly(answer);
  if (whole !== undefined) yield { value: whole, end: answer.length, truncated: false };
  const thought = answer.lastIndexOf('</think>');
  const start = /[{[]/g;
  start.lastIndex = Math.max(0, thought);
  for (let starts = 0; starts < mostStarts; starts += 1) {
    const at = start.exec(answer)?.index;
    if (at === undefined) return;
    const read = readJson(answer, at);
    if (read === null) continue;
    yield read;
    start.lastIndex = read.end;
  }
}

function strictly(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}

/** The value itself, then what it may be wrapped in: `{ "output": … }`, `{ "email": … }`, a list of one, the bare list of a kind that is one list. */
function* unwrapped(definition: AnyDefinition, value: unknown, depth: number): Generator<Record<string, unknown>, void> {
  const fields = Object.keys(definition.output.shape);
  const [only] = fields;
  if (isObject(value)) {
    if (fields.some((field) => Object.hasOwn(value, field))) yield value;
    if (depth > 0) for (const inner of Object.values(value)) yield* unwrapped(definition, inner, depth - 1);
  } else if (Array.isArray(value)) {
    if (value.length === 1) yield* unwrapped(definition, value[0], depth);
    if (fields.length === 1 && only !== undefined) yield { [only]: value };
  }
}

function shaped(definition: AnyDefinition, candidate: Record<string, unknown>, truncated: boolean): AnyOutput | null {
  const read = definition.output.safeParse(withPlainHashtags(fitted(definition.output, candidate, truncated)));
  // The definition's own schema has just said that it is one of its outputs.
  return read.success ? (read.data as AnyOutput) : null;
}

/** Hashtags are listed without `#`, however the model wrote them. */
function withPlainHashtags(output: unknown): unknown {
  if (!isObject(output) || !Array.isArray(output['hashtags'])) return output;
  const plain = output['hashtags']
    .map((tag: unknown) => (typeof tag === 'string' ? tag.trim().replace(/^[#＃]+/, '') : tag))
    .filter((tag) => tag !== '');
  return { ...output, hashtags: [...new Set(plain)] };
}
