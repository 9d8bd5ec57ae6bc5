import type { Steps } from '@handbill/contract';
import type { AnyDefinition, AnyOutput } from '../definition-of.ts';
import { fitSteps, isObject } from './fitted.ts';

/** How many objects of an answer are tried that look like an output. */
const mostCandidates = 50;
const deepestWrapper = 3;

/** Something that may be an output, or may hold one `depth` levels deep. */
type Place = { readonly candidate: Record<string, unknown> } | { readonly value: unknown; readonly depth: number };

/**
 * Finds an output of a kind in what was read from an answer: the value itself, then what it may be wrapped in: `{ "output": … }`,
 * `{ "email": … }`, a list of one, the bare list of a kind that is one list. To be used for all values of one answer.
 */
export function findOutput(definition: AnyDefinition): (value: unknown, truncated: boolean) => Steps<AnyOutput | null> {
  let candidates = 0;
  return function* find(value, truncated) {
    // The last one is looked at next.
    const places: Place[] = [{ value, depth: deepestWrapper }];
    for (let place = places.pop(); place !== undefined; place = places.pop()) {
      yield;
      if (!('candidate' in place)) {
        for (const inner of insideOf(definition, place.value, place.depth)) places.push(inner);
        continue;
      }
      candidates += 1;
      if (candidates > mostCandidates) return null;
      const output = yield* shaped(definition, place.candidate, truncated);
      if (output !== null) return output;
    }
    return null;
  };
}

/** What a value may be or hold, the likeliest last. */
function insideOf(definition: AnyDefinition, value: unknown, depth: number): Place[] {
  const fields = Object.keys(definition.output.shape);
  const [only] = fields;
  const inside = (values: readonly unknown[]): Place[] =>
    depth === 0 ? [] : values.map((inner) => ({ value: inner, depth: depth - 1 })).toReversed();
  if (Array.isArray(value)) {
    const bare = fields.length === 1 && only !== undefined ? [{ candidate: { [only]: value } }] : [];
    return [...bare, ...inside(value.length === 1 ? value : [])];
  }
  if (!isObject(value)) return [];
  const itself = fields.some((field) => Object.hasOwn(value, field)) ? [{ candidate: value }] : [];
  return [...inside(Object.values(value)), ...itself];
}

function* shaped(definition: AnyDefinition, candidate: Record<string, unknown>, truncated: boolean): Steps<AnyOutput | null> {
  const fitted = yield* fitSteps(definition.output, candidate, truncated);
  const read = definition.output.safeParse(withPlainHashtags(fitted));
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
