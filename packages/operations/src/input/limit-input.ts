import { isPlainObject, maxFaults } from '@handbill/contract';

/** Stands where a value is no JSON, or nested deeper than any field is: every schema refuses it, at its pointer. */
export const notJson = Symbol('not JSON');

/** Deeper than any field: an audience has five levels. */
const maxDepth = 16;
/** In names, texts and values. A body of 262,144 bytes has fewer, unless its parts stand in several places. */
const maxSize = 262_144;

/** How much the inputs of one request may still amount to: a batch of small ones may unfold to as much as a large one. */
export class InputAllowance {
  left = maxSize;
}

export interface LimitedInput {
  readonly value: unknown;
  /** How many unknown fields were left out, beyond as many as a problem names. */
  readonly omitted: number;
  /** Whether every value is as it was sent. */
  readonly isWhole: boolean;
}

/**
 * Bounds an input, once and for all that reads it: not many more fields than are known, no deeper than `maxDepth`, no circle,
 * and no larger than the request's allowance when it is written out. A value that goes beyond is replaced in place by `notJson`.
 */
export function limitInput(raw: unknown, known: ReadonlySet<string>, allowance: InputAllowance): LimitedInput {
  const { value, omitted } = limitFields(raw, known);
  let isWhole = true;

  const limited = (member: unknown, depth: number): unknown => {
    allowance.left -= typeof member === 'string' ? member.length : 1;
    if (typeof member !== 'object' || member === null) return member;
    if (depth > maxDepth || allowance.left < 0) {
      isWhole = false;
      return notJson;
    }
    if (Array.isArray(member)) for (let index = 0; index < member.length; index += 1) limitEntry(member as never, index, depth);
    else if (isPlainObject(member))
      for (const name of Object.keys(member)) {
        allowance.left -= name.length;
        limitEntry(member, name, depth);
      }
    return member;
  };
  const limitEntry = (parent: Record<PropertyKey, unknown>, name: PropertyKey, depth: number): void => {
    const entry = parent[name];
    const kept = limited(entry, depth + 1);
    if (kept !== entry) parent[name] = kept;
  };

  return { value: limited(value, 0), omitted, isWhole };
}

/** All known fields and the first unknown ones. */
function limitFields(raw: unknown, known: ReadonlySet<string>): Pick<LimitedInput, 'value' | 'omitted'> {
  if (!isPlainObject(raw)) return { value: raw, omitted: 0 };
  const names = Object.keys(raw);
  if (names.length <= maxFaults) return { value: raw, omitted: 0 };
  const unknown = names.filter((name) => !known.has(name));
  const kept = [...names.filter((name) => known.has(name)), ...unknown.slice(0, maxFaults)];
  return { value: Object.fromEntries(kept.map((name) => [name, raw[name]])), omitted: Math.max(0, unknown.length - maxFaults) };
}
